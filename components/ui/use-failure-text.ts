import { useTranslations } from 'next-intl'
import type { Failure } from '@/lib/api/result'
import { missingSchema } from '@/lib/contract/common/errors'

/** The reason for a failure with this status, the same for all calls. */
const reasons = new Map<number, 'network' | 'login' | 'rights' | 'gone' | 'tooLarge'>([
  [0, 'network'],
  [401, 'login'],
  [403, 'rights'],
  [404, 'gone'],
  [413, 'tooLarge'],
])

/**
 * Returns a function that explains a failed call. The text names the editor who deleted or changed
 * the object, or the general reason for the status. For all other failures it is the message of the
 * backend.
 */
export function useFailureText(): (failure: Failure) => string {
  const t = useTranslations('editor.refusals')
  return (failure) => {
    const { status, detail, fields } = failure
    const editorName = findOtherEditor(failure)
    if (editorName) return t(status === 404 ? 'deleted' : 'stale', { by: editorName })
    const reason = reasons.get(status)
    if (reason) return t(reason)
    return detail ?? (Object.values(fields).flat().join(' ') || t('failed'))
  }
}

/**
 * Returns the name of the editor who deleted (404) or changed (409) the object of the failed call;
 * null if unknown.
 */
export function findOtherEditor({ status, data }: Failure): string | null {
  if (status !== 404 && status !== 409) return null
  return missingSchema.safeParse(data).data?.by ?? null
}
