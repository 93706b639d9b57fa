import { n as useSite } from "./SiteContext-DTmLCFQ_.js";
import { t as site } from "./site-CmQ7a2vi.js";
import { t as Heading } from "./Heading-CyiMdpr0.js";
import { a as useConsentSettings, d as Banner, g as Button, t as useToast, u as useTrail } from "../entry.prerender.js";
import { n as writeStored, t as readStored } from "./storage-PeRUO3SH.js";
import { t as useConsent } from "./use-consent-DBR8LE1k.js";
import { useEffect, useId, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
var ContactDetails_module_default = {
	details: "ContactDetails-details",
	list: "ContactDetails-list",
	phone: "ContactDetails-phone",
	hours: "ContactDetails-hours"
};
// src/contact/ContactDetails.tsx
/** Phone, e-mail, address, opening hours, the Facebook page and a link to the place on a map. */
function ContactDetails({ texts }) {
	const { header } = useSite().texts;
	return /* @__PURE__ */ jsxs("div", {
		className: ContactDetails_module_default.details,
		children: [/* @__PURE__ */ jsx(Heading, { children: texts.title }), /* @__PURE__ */ jsxs("dl", {
			className: ContactDetails_module_default.list,
			children: [
				/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: texts.phone }), /* @__PURE__ */ jsxs("dd", { children: [/* @__PURE__ */ jsx("a", {
					className: ContactDetails_module_default.phone,
					href: site.phoneLink,
					children: site.phone
				}), /* @__PURE__ */ jsx("a", {
					href: "/kontakt.vcf",
					download: true,
					children: texts.card
				})] })] }),
				/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: texts.email }), /* @__PURE__ */ jsx("dd", { children: /* @__PURE__ */ jsx("a", {
					href: site.emailLink,
					children: site.email
				}) })] }),
				/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: texts.address }), /* @__PURE__ */ jsxs("dd", { children: [site.address, /* @__PURE__ */ jsx("a", {
					href: site.mapsSearchLink,
					rel: "noopener",
					children: texts.directions
				})] })] }),
				/* @__PURE__ */ jsxs("div", { children: [
					/* @__PURE__ */ jsx("dt", { children: texts.hours }),
					texts.hoursLines.map(({ days, time }) => /* @__PURE__ */ jsxs("dd", {
						className: ContactDetails_module_default.hours,
						children: [/* @__PURE__ */ jsx("span", { children: days }), /* @__PURE__ */ jsx("span", { children: time })]
					}, days)),
					/* @__PURE__ */ jsx("dd", { children: texts.onCall })
				] }),
				/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: header.facebook }), /* @__PURE__ */ jsx("dd", { children: /* @__PURE__ */ jsx("a", {
					href: site.facebook,
					rel: "noopener",
					children: texts.facebook
				}) })] })
			]
		})]
	});
}
// src/contact/BotTrap.tsx
/**
* A field that people neither see, hear nor reach, for bots that fill in whatever they find. It has no
* name, so it is never part of what is sent, with or without scripts.
*/
function BotTrap({ ref }) {
	return /* @__PURE__ */ jsx("input", {
		ref,
		type: "text",
		className: "visually-hidden",
		tabIndex: -1,
		"aria-hidden": "true",
		autoComplete: "off"
	});
}
/**
* Says whether something stood in the trap, and empties it: a browser that filled it in by mistake must
* not keep a visitor from sending a second time.
*/
function springTrap(trap) {
	if (!trap?.value) return false;
	trap.value = "";
	return true;
}
var ContactForm_module_default = {
	form: "ContactForm-form",
	consent: "ContactForm-consent",
	actions: "ContactForm-actions",
	instead: "ContactForm-instead"
};
// src/contact/message.ts
var messageFields = [
	"name",
	"email",
	"phone",
	"message"
];
function control$1(form, name) {
	return form.elements.namedItem(name);
}
/** What stands in the form's fields now. */
function readForm(form) {
	const value = (name) => control$1(form, name).value;
	return {
		name: value("name"),
		email: value("email"),
		phone: value("phone"),
		message: value("message")
	};
}
/** Puts a kept message back into the fields that are still empty. */
function fillForm(form, message) {
	for (const name of messageFields) {
		const field = control$1(form, name);
		if (field.value === "") field.value = message[name];
	}
}
/** Moves focus to a field. */
function focusField(form, name) {
	control$1(form, name).focus();
}
// src/contact/draft.ts
var key = "contactDraft";
/** For a browser that stores nothing: the text then lasts until the page is reloaded. */
var held = null;
/** What was typed before; null where nothing is kept or what is kept is not a draft. */
function readDraft() {
	return held ?? readStoredDraft();
}
function readStoredDraft() {
	try {
		const kept = JSON.parse(readStored("sessionStorage", key) ?? "null");
		return messageFields.every((name) => typeof kept?.[name] === "string") ? kept : null;
	} catch {
		return null;
	}
}
/** Keeps what is typed for the rest of the visit; an empty message removes it. */
function writeDraft(message) {
	held = messageFields.every((name) => message[name] === "") ? null : message;
	writeStored("sessionStorage", key, held && JSON.stringify(held));
}
/** Keeps nothing any longer, once the message has been sent. */
function forgetDraft() {
	held = null;
	writeStored("sessionStorage", key, null);
}
// src/contact/email-link.ts
/** Longest link that e-mail programs reliably take, in characters. */
var longestLink = 1900;
/** Half an emoji, as a careless paste leaves it, has no place in an address: the form service gets the same sign. */
var encode = (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "�"));
/** A `mailto:` link with the typed message already in it, shortened to what e-mail programs take. */
function emailLink(to, subject, { name, email, phone, message }) {
	const lines = (text) => [
		text,
		"",
		name,
		email,
		phone
	].filter((line, at) => at < 2 || line).join("\r\n");
	const link = (text) => `mailto:${to}?subject=${encode(subject)}&body=${encode(lines(text))}`;
	const characters = Array.from(message);
	let kept = characters.length;
	while (kept > 0 && link(characters.slice(0, kept).join("")).length > longestLink) kept = Math.floor(kept * .9);
	return link(characters.slice(0, kept).join(""));
}
var Field_module_default = {
	field: "Field",
	hint: "Field-hint",
	control: "Field-control",
	error: "Field-error"
};
// src/contact/Field.tsx
/** One field of the form with its label, and its error tied to it for screen readers. */
function Field({ label, hint, multiline, error, type = "text", ...rest }) {
	const id = useId();
	const control = {
		...rest,
		id,
		className: Field_module_default.control,
		"aria-invalid": error ? true : void 0,
		"aria-describedby": error ? `${id}-error` : void 0
	};
	return /* @__PURE__ */ jsxs("div", {
		className: Field_module_default.field,
		children: [
			/* @__PURE__ */ jsxs("label", {
				htmlFor: id,
				children: [label, hint && /* @__PURE__ */ jsxs("span", {
					className: Field_module_default.hint,
					children: [
						" (",
						hint,
						")"
					]
				})]
			}),
			multiline ? /* @__PURE__ */ jsx("textarea", {
				...control,
				rows: 6
			}) : /* @__PURE__ */ jsx("input", {
				...control,
				type
			}),
			error && /* @__PURE__ */ jsx("p", {
				id: `${id}-error`,
				className: Field_module_default.error,
				children: error
			})
		]
	});
}
// src/contact/form-service.ts
/** Where messages go, as the build was told by site.config.ts or the environment. */
var formService = {
	formEndpoint: site.formEndpoint,
	formAnswerIsReadable: false
};
// src/contact/send-message.ts
/** Milliseconds after which a message that got no answer counts as failed. */
var sendTimeout = 3e4;
/**
* Posts the message as multipart form data (SPEC section 7). The answer is not read, so any completed
* request counts as sent, unless the form service is known to let its answer be read.
* Rejects on a network failure, a time-out, and a refusal that could be read.
*/
async function sendMessage(message, service) {
	const readable = service.formAnswerIsReadable;
	const body = new FormData();
	for (const name of messageFields) body.set(name, message[name]);
	const response = await fetch(service.formEndpoint, {
		method: "POST",
		mode: readable ? "cors" : "no-cors",
		headers: readable ? { Accept: "application/json" } : {},
		body,
		signal: AbortSignal.timeout(sendTimeout)
	});
	if (readable && !response.ok) throw new Error(`The form service answered ${response.status}`);
}
// src/contact/send-alone.ts
/** Kept outside the form, which goes away when the visitor looks at another page meanwhile. */
var underWay = null;
/** The message that is being sent; null where none is. */
function messageUnderWay() {
	return underWay;
}
/** Sends a message; until it has arrived or failed, it is the one under way. */
function sendAlone(message, service) {
	underWay = sendMessage(message, service).finally(() => {
		underWay = null;
	});
	return underWay;
}
// src/contact/validate-message.ts
/** Asks the browser's own check of each field (SPEC section 5) and puts its verdict in the page's language. */
function findErrors(form, texts) {
	const email = form.elements.namedItem("email");
	const message = form.elements.namedItem("message");
	const errors = {};
	if (!email.validity.valid) errors.email = email.validity.valueMissing ? texts.emailMissing : texts.emailInvalid;
	if (message.value.trim() === "") errors.message = texts.messageMissing;
	return errors;
}
// src/contact/ContactForm.tsx
/**
* The message form (SPEC sections 4, 5, 7 and 8): idle, sending, then success or failure.
* The fields keep their own values, so what is typed before the script arrives stays. Without scripts
* the form posts to the same place, and the browser checks its fields and the consent.
*/
function ContactForm({ texts }) {
	const openToast = useToast();
	const form = useRef(null);
	const consent = useRef(null);
	const trap = useRef(null);
	const [errors, setErrors] = useState({});
	const [consentMissing, setConsentMissing] = useState(false);
	const [sending, setSending] = useState(false);
	const [unsent, setUnsent] = useState(null);
	const [scripted, setScripted] = useState(false);
	/** Shows how a message fares, whether it was sent here or before the visitor left and came back. */
	const follow = async (call) => {
		setSending(true);
		try {
			await call;
			form.current?.reset();
		} catch {
			if (form.current) setUnsent(readForm(form.current));
		} finally {
			setSending(false);
		}
	};
	useEffect(() => {
		setScripted(true);
		const draft = readDraft();
		if (draft && form.current) fillForm(form.current, draft);
		const call = messageUnderWay();
		if (call) follow(call);
	}, []);
	const onInput = (event) => {
		const message = readForm(event.currentTarget);
		writeDraft(message);
		if (unsent) setUnsent(message);
		if (consent.current?.checked) setConsentMissing(false);
		const wrong = findErrors(event.currentTarget, texts.errors);
		setErrors((shown) => ({
			...shown.email && wrong.email && { email: wrong.email },
			...shown.message && wrong.message && { message: wrong.message }
		}));
	};
	const showFailure = (target) => {
		setUnsent(readForm(target));
		openToast({
			...texts.failure,
			destructive: true
		});
	};
	const send = async (target) => {
		setUnsent(null);
		const call = sendAlone(readForm(target), formService);
		follow(call);
		try {
			await call;
			forgetDraft();
			openToast({
				...texts.success,
				destructive: false
			});
		} catch {
			openToast({
				...texts.failure,
				destructive: true
			});
		}
	};
	const onSubmit = (event) => {
		event.preventDefault();
		if (messageUnderWay()) return;
		const found = findErrors(event.currentTarget, texts.errors);
		setErrors(found);
		const [first] = Object.keys(found);
		if (first) focusField(event.currentTarget, first);
		else if (!consent.current?.checked) {
			consent.current?.focus();
			setConsentMissing(true);
			openToast({
				...texts.consentRequired,
				destructive: true
			});
		} else if (springTrap(trap.current)) showFailure(event.currentTarget);
		else send(event.currentTarget);
	};
	return /* @__PURE__ */ jsxs("form", {
		ref: form,
		className: ContactForm_module_default.form,
		action: formService.formEndpoint,
		method: "post",
		encType: "multipart/form-data",
		noValidate: scripted,
		onInput,
		onSubmit,
		children: [
			/* @__PURE__ */ jsx(Field, {
				name: "name",
				label: texts.name,
				hint: texts.optional,
				autoComplete: "name",
				readOnly: sending
			}),
			/* @__PURE__ */ jsx(Field, {
				name: "email",
				label: texts.email,
				type: "email",
				autoComplete: "email",
				required: true,
				readOnly: sending,
				error: errors.email
			}),
			/* @__PURE__ */ jsx(Field, {
				name: "phone",
				label: texts.phone,
				hint: texts.optional,
				type: "tel",
				autoComplete: "tel",
				readOnly: sending
			}),
			/* @__PURE__ */ jsx(Field, {
				name: "message",
				label: texts.message,
				multiline: true,
				required: true,
				readOnly: sending,
				error: errors.message
			}),
			/* @__PURE__ */ jsx(BotTrap, { ref: trap }),
			/* @__PURE__ */ jsxs("label", {
				className: ContactForm_module_default.consent,
				children: [/* @__PURE__ */ jsx("input", {
					ref: consent,
					type: "checkbox",
					required: !scripted,
					"aria-invalid": consentMissing || void 0
				}), /* @__PURE__ */ jsx("span", { children: texts.consent })]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: ContactForm_module_default.actions,
				children: [/* @__PURE__ */ jsx(Button, {
					kind: "solid",
					type: "submit",
					disabled: sending,
					children: sending ? texts.sending : texts.send
				}), unsent && /* @__PURE__ */ jsx("a", {
					className: ContactForm_module_default.instead,
					href: emailLink(site.email, texts.emailSubject, unsent),
					children: texts.emailInstead
				})]
			})
		]
	});
}
var ContactMap_module_default = {
	map: "ContactMap-map",
	placeholder: "ContactMap-placeholder",
	load: "ContactMap-load"
};
// src/contact/ContactMap.tsx
/**
* The embedded map, only while consent stands; else a placeholder that reopens the settings
* (SPEC section 2, contact, and section 6).
*/
function ContactMap({ texts }) {
	const consent = useConsent();
	const openSettings = useConsentSettings();
	return consent === true ? /* @__PURE__ */ jsx("iframe", {
		className: ContactMap_module_default.map,
		src: site.mapsEmbed,
		title: texts.frameTitle,
		loading: "lazy",
		referrerPolicy: "no-referrer-when-downgrade",
		sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
	}) : /* @__PURE__ */ jsxs("div", {
		className: ContactMap_module_default.placeholder,
		children: [/* @__PURE__ */ jsx("p", { children: texts.blocked }), /* @__PURE__ */ jsx(Button, {
			kind: "outline",
			className: ContactMap_module_default.load,
			onClick: openSettings,
			children: texts.load
		})]
	});
}
var Contact_module_default = {
	columns: "Contact-columns",
	write: "Contact-write"
};
// src/screens/contact/Contact.tsx
/** Contact (SPEC section 2): details, message form, and the map behind consent. */
function Contact({ texts, pictures }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(Banner, {
			...texts.banner,
			picture: pictures.banner,
			trail: useTrail("contact")
		}),
		/* @__PURE__ */ jsxs("div", {
			className: Contact_module_default.columns,
			children: [/* @__PURE__ */ jsx(ContactDetails, { texts: texts.details }), /* @__PURE__ */ jsxs("section", {
				className: Contact_module_default.write,
				children: [
					/* @__PURE__ */ jsx(Heading, { children: texts.form.title }),
					/* @__PURE__ */ jsx("p", { children: texts.form.intro }),
					/* @__PURE__ */ jsx(ContactForm, { texts: texts.form })
				]
			})]
		}),
		/* @__PURE__ */ jsx("section", {
			"aria-label": texts.map.title,
			children: /* @__PURE__ */ jsx(ContactMap, { texts: texts.map })
		})
	] });
}
export { Contact as default };
