// Names, faces and the global layers come before any component's own sheet.
import './tokens.css';
import './fonts.css';
import './base.css';
import './paper.css';
