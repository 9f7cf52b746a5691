import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '@/lib/contract/locale'
import type { MediaFolder } from '@/lib/contract/media'
import type { Refusal } from '../calls'
import { listFolders } from './folder-calls'

/** All folders of the library; null until they are read, or where they cannot be. */
export function useFolders(locale: Locale) {
  const [folders, setFolders] = useState<MediaFolder[] | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const reload = useCallback(async () => {
    const result = await listFolders(locale)
    setRefusal(result.ok ? null : result)
    if (result.ok) setFolders(result.value)
  }, [locale])

  useEffect(() => {
    void reload()
  }, [reload])

  return { folders, refusal, reload }
}
