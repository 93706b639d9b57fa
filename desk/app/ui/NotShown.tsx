/** The one mark of what visitors do not see: a service, an article or a part of a page that is off. */
export const NotShown = () => <span className="not-shown">Vises ikke</span>;
