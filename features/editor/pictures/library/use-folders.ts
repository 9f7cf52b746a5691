import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/locale'
import type { MediaFolder } from '@/lib/contract/media'
import { listFolders } from './folder-calls'

/** All folders of the library; null until they are read, or where they cannot be. */
export function useFolders(locale: Locale) {
  const [folders, setFolders] = useState<MediaFolder[] | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  const reload = useCallback(async () => {
    const result = await listFolders(locale)
    setFailure(result.ok ? null : result.failure)
    if (result.ok) setFolders(result.value)
  }, [locale])

  useEffect(() => {
    void reload()
  }, [reload])

  return { folders, failure, reload }
}
