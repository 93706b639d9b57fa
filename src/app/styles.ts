// The site's own style sheets, before those of the components. Both entries import this file, so the development
// server finds the sheets too.
import '../styles/brand.css';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../styles/pictures.css';
