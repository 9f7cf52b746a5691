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

export interface LiveSite {
  tables: ReadonlyMap<string, Table>
  files: BackupFiles
  now: Date
}

/** A page, record or picture in a backup. */
export interface BackupItem {
  /** Type and id, such as `page 12`. */
  name: string
  /** Name with titles, for messages. */
  description: string
  /** Rows of the item by table. */
  rows: ReadonlyMap<string, readonly RowTexts[]>
  /** Restores the item and returns messages. @throws Error if it still exists */
  restore(db: Transaction, site: LiveSite): Promise<string[]>
}
