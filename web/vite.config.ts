import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where a server of one's own runs while the table is being worked on. */
const server = process.env.VIGRID_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2024', assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
