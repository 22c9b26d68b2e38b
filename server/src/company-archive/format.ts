import { z } from 'zod';
import { type CheckedTarFile, closingSchema, type TarFileReader } from '../platform/tar-file/index.ts';
import { FORMAT } from './describe.ts';

const manifestSchema = z.object({
  format: z.number(),
  /** Of the program that made it. */
  version: z.string(),
  made_at: z.string(),
  company: z.object({ id: z.uuid(), name: z.string(), currency: z.string() }),
  files: z.array(z.object({ name: z.string(), fields: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifestSchema>;

const archiveClosing = closingSchema.extend({ proposals: z.number() });

type Closing = z.infer<typeof archiveClosing>;
export type Archive = CheckedTarFile<Manifest, Closing>;

export const READER: TarFileReader<Manifest, Closing> = {
  kind: 'company archive',
  format: FORMAT,
  manifest: manifestSchema,
  closing: archiveClosing,
};
