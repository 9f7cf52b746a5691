import type { Transaction } from '@/backend/platform/db/client'
import type { BackupFiles } from '../backup-files'
import type { Table } from '../catalog'
import type { Manifest } from '../manifest'
import type { RowTexts } from './row-texts'

/** A backup with verified hashes. */
export interface CheckedBackup {
  file: string
  manifest: Manifest
}

/** The site into which an item is restored. */
export interface LiveSite {
  /** The tables of the database, by name. */
  tables: ReadonlyMap<string, Table>
  files: BackupFiles
  now: Date
}

/** An item found in a backup. */
export interface FoundThing {
  /** Type and id: `page 12`. */
  name: string
  /** The same for messages, with titles. */
  description: string
  /** Its rows, by table. */
  rows: ReadonlyMap<string, readonly RowTexts[]>
  /**
   * Restores the item.
   * @returns messages to print
   * @throws Error if the item still exists
   */
  restore(db: Transaction, site: LiveSite): Promise<string[]>
}
