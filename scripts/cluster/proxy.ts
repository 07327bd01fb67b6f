/** nginx before the servers, with the configuration that docs/hosting.md gives. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Front {
  readonly url: string;
  /** Takes its configuration anew: connections are handed over to new processes. */
  reload(): void;
  stop(): Promise<void>;
}

/** Null where there is no nginx. */
export async function proxyBefore(
  ports: readonly number[],
  port: number,
  folder: string,
): Promise<Front | null> {
  const program = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
  if (!program) return null;
  mkdirSync(folder, { recursive: true });
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
  ]);
  if (made.status !== 0) throw new Error(`No certificate could be made: ${made.stderr}`);
  const given = readFileSync(new URL('../../docs/hosting/nginx.conf', import.meta.url), 'utf8');
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join('\n  ');
  const site = given
    .replace(/server 127[\s\S]*?(?=\n {2}keepalive)/, servers)
    .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll('vigrid.example;', 'localhost;')
    .replace(/ssl_certificate +\S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key +\S+;/, `ssl_certificate_key ${key};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\npid ${join(folder, 'pid')};\nerror_log ${join(folder, 'error.log')};\n` +
      `events { worker_connections 4096; }\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${site}}\n`,
  );
  const options = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  const tried = spawnSync(program, [...options, '-t'], { encoding: 'utf8' });
  if (tried.status !== 0) throw new Error(`nginx refuses its configuration: ${tried.stderr}`);
  const child = spawn(program, options, { stdio: 'inherit' });
  return {
    url: `https://localhost:${port}`,
    reload: () => void child.kill('SIGHUP'),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
