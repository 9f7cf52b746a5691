import { downloads } from '@/backend/seed/downloads'
import { insertDownloads, storeDownloads } from '@/backend/seed/load-downloads'
import type { TestBackend } from './backend-app'

/** Loads the demo downloads with their files. */
export async function loadDownloads({ services: { db, storage } }: TestBackend): Promise<void> {
  await insertDownloads(db, downloads, await storeDownloads(storage, downloads))
}
