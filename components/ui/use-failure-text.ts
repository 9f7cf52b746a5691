import { useTranslations } from 'next-intl'
import type { Failure } from '@/lib/api/result'
import { missingSchema } from '@/lib/contract/common/errors'

/** What a status says by itself, whatever was called. */
const reasons = new Map<number, 'network' | 'login' | 'rights' | 'gone' | 'tooLarge'>([
  [0, 'network'],
  [401, 'login'],
  [403, 'rights'],
  [404, 'gone'],
  [413, 'tooLarge'],
])

/**
 * The message for a failed call: the backend's own if it sent one. Entered data are never lost by a failure.
 */
export function useFailureText(): (failure: Failure) => string {
  const t = useTranslations('editor.refusals')
  return (failure) => {
    const { status, detail, fields } = failure
    const by = otherEditorOf(failure)
    if (by) return t(status === 404 ? 'deleted' : 'stale', { by })
    const reason = reasons.get(status)
    return reason ? t(reason) : (detail ?? (Object.values(fields).flat().join(' ') || t('failed')))
  }
}

/** Who deleted (404) or changed (409) what the call was about; null if unknown. */
export function otherEditorOf({ status, data }: Failure): string | null {
  if (status !== 404 && status !== 409) return null
  return missingSchema.safeParse(data).data?.by ?? null
}
