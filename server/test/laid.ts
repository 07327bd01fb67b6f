/** Imported before a server that a test starts in `VIGRID_DATA`: a new folder has its empty database already. */
import { layDatabase } from './template.ts';

const { VIGRID_DATA } = process.env;
if (VIGRID_DATA) await layDatabase(VIGRID_DATA);
