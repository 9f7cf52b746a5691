import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { UploadOptions } from '@/lib/api/browser-client'
import type { Result } from '@/lib/api/result'
import { useAdministration } from '../../administration-context'
import { useAdministrationFailureText } from '../../ui/use-administration-failure-text'

type UploadOutcome = { kind: 'sent' | 'canceled' } | { kind: 'refused'; problem: string }

/**
 * Uploads one file at a time. Returns the progress (null if no upload is running), the problem of
 * the last upload, and a function that cancels the upload.
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

  async function send(file: File): Promise<UploadOutcome> {
    const controller = new AbortController()
    uploadController.current = controller
    setProblem(undefined)
    setProgress(0)
    const options = { signal: controller.signal, onProgress: setProgress }
    const result = await callWithLogin(() => upload(file, options))
    setProgress(null)
    if (controller.signal.aborted) return { kind: 'canceled' }
    if (result.ok) {
      onSent(result.value)
      return { kind: 'sent' }
    }
    const newProblem = result.failure.status === 413 ? t('tooLarge') : describeFailure(result.failure)
    setProblem(newProblem)
    return { kind: 'refused', problem: newProblem }
  }

  return { progress, problem, send, cancel: () => uploadController.current?.abort() }
}
