import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { freePorts } from './ports.mjs';

/**
 * A PostgreSQL for the tests: one that is started here, in a folder of its own, from the programs that are on the
 * machine or else Debian's, which are installed where that takes no questions.
 * @returns {Promise<{ url: string, restart: () => void, stop: () => void } | null>} where it is, or null if there is none
 */
export async function postgres() {
  if (!find()) await installFromDebian('postgresql', 'PostgreSQL');
  const programs = find();
  if (!programs) return null;
  const [port] = await freePorts(1);
  return start(programs, port);
}

/** The folder with the newest PostgreSQL's programs. */
function find() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/**
 * @param {string} programs
 * @param {number} port
 */
function start(programs, port) {
  const folder = mkdtempSync(join(tmpdir(), 'vigrid-postgres-'));
  // PostgreSQL refuses to be run by root.
  const id = process.getuid?.() === 0 ? unprivileged() : undefined;
  if (id !== undefined) chownSync(folder, id, id);
  const as = id === undefined ? {} : { uid: id, gid: id };
  /** @param {string} program @param {string[]} options */
  const call = (program, options) =>
    spawnSync(join(programs, program), options, { ...as, cwd: folder, encoding: 'utf8' });
  const data = join(folder, 'data');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const steps = [
    () => call('initdb', ['-D', data, '-U', 'vigrid', '-A', 'trust', '-E', 'UTF8', '--locale=C']),
    () => call('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']),
  ];
  for (const step of steps) {
    const { status, stderr } = step();
    if (status === 0) continue;
    console.error(`PostgreSQL does not start: ${stderr.trim()}`);
    rmSync(folder, { recursive: true });
    return null;
  }
  const stop = () => {
    call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  // As after a power cut: nobody is told.
  const restart = () => {
    call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
    call('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  };
  return { url: `postgres://vigrid@127.0.0.1:${port}/postgres`, restart, stop };
}

function unprivileged() {
  const { status, stdout } = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : 65_534;
}
