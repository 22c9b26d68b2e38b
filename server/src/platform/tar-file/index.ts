export { type Closing, closingSchema, sha256 } from './closing.ts';
export {
  bytesOf,
  type CheckedTarFile,
  checkTarFile,
  readTarFile,
  refusalsOf,
  type TarFileReader,
} from './read-tar-file.ts';
export { jsonBytes, type TarWriter, writeTarFile } from './write-tar-file.ts';
