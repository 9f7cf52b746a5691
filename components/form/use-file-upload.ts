import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { UploadParts } from '@/lib/api/browser-client'
import type { Failure, Result } from '@/lib/api/result'

/** As the backend has it (`maxMemberFileBytes`), known without loading its schemas. */
const maxBytes = 10 * 1024 * 1024

type Outcome = 'sent' | 'removed'

interface UploadState {
  /** The part of 1 that is sent; null while nothing is. */
  part: number | null
  error: string | undefined
  /** What was done last; null for nothing. */
  outcome: Outcome | null
}

const idle: UploadState = { part: null, error: undefined, outcome: null }

/** Sends a file and removes it again, with what a `FileField` shows of that. */
export function useFileUpload() {
  const t = useTranslations('forms.file')
  const [state, setState] = useState<UploadState>(idle)
  const sending = useRef<AbortController>(null)

  function textOf({ status, fields, detail }: Failure): string {
    if (status === 0) return t('unreached')
    return fields.file?.[0] ?? detail ?? t('failed')
  }

  /** @returns what the call came to; null for a refusal, which is shown */
  async function change<Value>(
    outcome: Outcome,
    make: () => Promise<Result<Value>>,
  ): Promise<{ value: Value } | null> {
    const result = await make()
    const isEnded = sending.current?.signal.aborted === true
    sending.current = null
    if (result.ok) {
      setState({ ...idle, outcome })
      return result
    }
    setState({ ...idle, error: isEnded ? undefined : textOf(result.failure) })
    return null
  }

  /** @returns what the call came to; null for a refusal, which is shown, and once the user has given up */
  async function send<Value>(
    file: File,
    make: (upload: UploadParts) => Promise<Result<Value>>,
  ): Promise<{ value: Value } | null> {
    if (file.size > maxBytes) {
      setState({ ...idle, error: t('tooLarge') })
      return null
    }
    const controller = new AbortController()
    sending.current = controller
    setState({ ...idle, part: 0 })
    const upload = {
      signal: controller.signal,
      onProgress: (part: number) => setState({ ...idle, part }),
    }
    return await change('sent', () => make(upload))
  }

  return {
    ...state,
    send,
    remove: <Value>(make: () => Promise<Result<Value>>) => change('removed', make),
    cancel: () => sending.current?.abort(),
  }
}
