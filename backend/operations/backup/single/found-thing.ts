import type { Transaction } from '@/backend/platform/db/client'
import type { BackupFiles } from '../backup-files'
import type { Table } from '../catalog'
import type { Manifest } from '../manifest'
import type { RowTexts } from './row-texts'

/** A backup whose hashes were checked. */
export interface CheckedBackup {
  file: string
  manifest: Manifest
}

/** The site that gets something back. */
export interface LiveSite {
  /** The tables of the database, by name. */
  tables: ReadonlyMap<string, Table>
  files: BackupFiles
  now: Date
}

/** One thing as a backup has it. */
export interface FoundThing {
  /** What and which: `page 12`. */
  name: string
  /** The same for people. */
  description: string
  /** Its rows, by their tables. */
  rows: ReadonlyMap<string, readonly RowTexts[]>
  /**
   * Brings it back.
   * @returns what is to be told, in sentences
   * @throws UsageError when it is not gone
   */
  restore(db: Transaction, site: LiveSite): Promise<string[]>
}
