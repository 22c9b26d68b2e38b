export { type BackupContext, backUpDaily } from './daily.ts';
export { type Backup, makeBackup, makeNamedBackup } from './make-backup.ts';
export { type Restored, restoreBackup } from './restore.ts';
export { quoted } from './tables.ts';
