/** Files that a command is given. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { misused } from './complaint.ts';

export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** The files named, and the .yaml files in the folders named, in order. */
export async function yamlFiles(paths: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) files.push(...((await isFolder(path)) ? await yamlIn(path) : [path]));
  return files;
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    throw unreadable(path, error);
  }
}

async function yamlIn(folder: string): Promise<string[]> {
  const inside = await readdir(folder, { recursive: true });
  const found = inside.filter((path) => /\.ya?ml$/.test(path)).sort();
  if (found.length > 0) return found.map((path) => join(folder, path));
  throw misused(
    `В папке ${folder} нет сценариев: это файлы с именем на .yaml.`,
    `There are no scenarios in ${folder}: they are files with names in .yaml.`,
  );
}

function unreadable(path: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return misused(`Файла ${path} нет.`, `There is no file ${path}.`);
    case 'EISDIR':
      return misused(`${path} — папка, а нужен файл.`, `${path} is a folder; a file is needed.`);
    default:
      return misused(`Файл ${path} не прочитать: ${error}.`, `The file ${path} can not be read: ${error}.`);
  }
}
