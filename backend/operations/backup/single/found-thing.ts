import type { Transaction } from '@/backend/platform/db/client'
import type { BackupFiles } from '../backup-files'
import type { Table } from '../catalog'
import type { Manifest } from '../manifest'
import type { RowTexts } from './row-texts'

/** A backup whose hashes were verified. */
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

/** A page, record or picture in a backup that can be restored. */
export interface BackupItem {
  /** The type and id of the item, like `page 12`. */
  name: string
  /** A longer name with titles, for messages. */
  description: string
  /** The rows of the item in the backup, by table. */
  rows: ReadonlyMap<string, readonly RowTexts[]>
  /**
   * Restores the item.
   * @returns messages to print
   * @throws Error if the item still exists
   */
  restore(db: Transaction, site: LiveSite): Promise<string[]>
}
