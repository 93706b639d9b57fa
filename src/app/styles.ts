// The site's own style sheets, after those of the components. Both entries import them, so that the
// development server finds them too.
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../styles/pictures.css';
