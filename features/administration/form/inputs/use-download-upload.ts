import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { DownloadContent } from '@/lib/contract/administration/downloads'
import { useAdministration } from '../../administration-context'
import { sendDownload } from '../../calls'
import { useFailureText } from '../../ui/failure-text'

/**
 * Uploads one file at a time, with its progress (null if idle), its problem and a way to cancel.
 */
export function useDownloadUpload(onSent: (content: DownloadContent) => void) {
  const t = useTranslations('administration.form.file')
  const { locale, withLogin } = useAdministration()
  const failureText = useFailureText()
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const sending = useRef<AbortController>(null)

  useEffect(() => () => sending.current?.abort(), [])

  /** Returns true if the upload succeeded. */
  async function send(file: File): Promise<boolean> {
    const controller = new AbortController()
    sending.current = controller
    setProblem(undefined)
    setProgress(0)
    const upload = { signal: controller.signal, onProgress: setProgress }
    const result = await withLogin(() => sendDownload(locale, file, upload))
    setProgress(null)
    if (controller.signal.aborted) return false
    if (result.ok) onSent(result.value)
    else setProblem(result.failure.status === 413 ? t('tooLarge') : failureText(result.failure))
    return result.ok
  }

  return { progress, problem, send, cancel: () => sending.current?.abort() }
}
