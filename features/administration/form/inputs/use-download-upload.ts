import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { DownloadContent } from '@/lib/contract/administration/downloads'
import { useAdministration } from '../../administration-context'
import { sendDownload } from '../../calls'
import { useFailureText } from '../../ui/failure-text'

/** Sends a file to download, one at a time: how far it is (null for none), what went wrong, and how to end it. */
export function useDownloadUpload(onSent: (content: DownloadContent) => void) {
  const t = useTranslations('administration.form.file')
  const { locale, withLogin } = useAdministration()
  const failureText = useFailureText()
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const sending = useRef<AbortController>(null)

  useEffect(() => () => sending.current?.abort(), [])

  /** Whether the file was taken. */
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
