import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Where a server of one's own runs while the table is being worked on. */
const server = process.env.VIGRID_SERVER ?? 'http://127.0.0.1:8080';

/** The frame of the table but for what is loaded later, or in the lobby as well. */
const everyTable =
  /web\/src\/(table\/(ask|motion)\/|table\/(?!sharing)\w+\.ts$|table\/plain\/said|table\/frame\/(?!GameOver|Guide\.|guide\.css|WaitingRoom|Asking)|games\/screens\.ts)|kernel\/src\/questions/;

export default defineConfig({
  plugins: [compressed()],
  // Browsers of that year know modulepreload.
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every table needs is one file, whichever game is played: in a dozen small ones it compresses worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'table', test: everyTable }],
        },
      },
    },
  },
  // Engines come to the worker one by one, as their games are played.
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});

/** Lays a .br and a .gz beside every text of the build, for the server to send as they are. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
        const path = join(dir, name);
        const plain = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(plain));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}
