// Tokens and the global layers come before any component's own sheet.
import './tokens.css';
import './base.css';
import './print.css';
