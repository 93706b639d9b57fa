// site.config.ts
/**
* What only the owner knows. Every value here is a placeholder until it is replaced:
* `npm run launch-check` lists those that are left.
*/
var site$1 = {
	/** The company's name, as it stands in the header, the footer and the page titles. */
	name: "Lommedalen Vei & Grunn",
	/** Shown as written; the link is made from its digits. */
	phone: "+47 00 00 00 00",
	email: "post@example.no",
	street: "Gateadresse 1",
	postalCode: "1350",
	locality: "Lommedalen",
	organisationNumber: "922 139 024",
	/** Where the site lives, without a slash at the end. */
	url: "https://www.example.no",
	facebook: "https://www.facebook.com/",
	/** The document that the third heading on the winter page opens. */
	icePlaningDocument: "https://www.example.no/ishovling.pdf",
	/** The form service that receives the messages. FORM_ENDPOINT in the environment goes before it. */
	formEndpoint: "https://skjema.example.no/melding",
	/**
	* true when the form service answers requests from other sites (CORS): then a refusal is shown.
	* FORM_ANSWER_IS_READABLE in the environment goes before it (docs/form-service.md).
	*/
	formAnswerIsReadable: false,
	/** true while the pictures are drawn: the gallery and the alt texts then say so. */
	picturesAreIllustrations: true
};
// src/site/site.ts
var address = `${site$1.street}, ${site$1.postalCode} ${site$1.locality}`;
var mapsQuery = encodeURIComponent(address);
/** The owner's facts with the links that follow from them (SPEC section 3, contact info constants). */
var site = {
	...site$1,
	address,
	phoneLink: `tel:${site$1.phone.replace(/[^+\d]/g, "")}`,
	emailLink: `mailto:${site$1.email}`,
	mapsSearchLink: `https://www.google.com/maps/search/?api=1&query=${mapsQuery}`,
	mapsEmbed: `https://www.google.com/maps?q=${mapsQuery}&z=13&output=embed`,
	formEndpoint: "https://skjema.example.no/melding",
	buildYear: 2026
};
export { site as t };
