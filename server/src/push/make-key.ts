/** Prints a key for Web Push, as the server's environment takes it (docs/hosting.md). */
import { freshKey } from './message.ts';

console.log(`VIGRID_PUSH_KEY=${freshKey()}\nVIGRID_PUSH_CONTACT=mailto:you@example.org`);
