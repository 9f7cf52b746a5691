import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { UploadOptions } from '@/lib/api/browser-client'
import type { Result } from '@/lib/api/result'
import { useAdministration } from '../../administration-context'
import { useAdministrationFailureText } from '../../ui/use-administration-failure-text'

/**
 * Uploads one file at a time. Returns the progress (null if no upload is running), the problem, and
 * a function that cancels the upload.
 * @param upload sends the file
 */
export function useDownloadUpload<Response>(
  upload: (file: File, options: UploadOptions) => Promise<Result<Response>>,
  onSent: (response: Response) => void,
) {
  const t = useTranslations('administration.form.file')
  const { callWithLogin } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const uploadController = useRef<AbortController>(null)

  useEffect(() => () => uploadController.current?.abort(), [])

  /** Returns true if the upload succeeded. */
  async function send(file: File): Promise<boolean> {
    const controller = new AbortController()
    uploadController.current = controller
    setProblem(undefined)
    setProgress(0)
    const options = { signal: controller.signal, onProgress: setProgress }
    const result = await callWithLogin(() => upload(file, options))
    setProgress(null)
    if (controller.signal.aborted) return false
    if (result.ok) onSent(result.value)
    else setProblem(result.failure.status === 413 ? t('tooLarge') : describeFailure(result.failure))
    return result.ok
  }

  return { progress, problem, send, cancel: () => uploadController.current?.abort() }
}
