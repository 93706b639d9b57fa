// These style sheets precede those of the components. Both entries import them, for the development server.
import '../styles/brand.css';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../styles/shared.css';
import '../styles/pictures.css';
import '../styles/states.css';
import '../styles/print.css';
