import { spawnSync } from 'node:child_process';

export function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}
