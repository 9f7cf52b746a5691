import { useTranslations } from 'next-intl'
import { type EmbedKind, embedServices } from '@/lib/contract/embeds/services'
import type { Problem } from './problems'

/** Formats the names of the services of a kind as a list. */
export function formatServiceNames(medium: EmbedKind): string {
  return Object.values(embedServices)
    .flatMap(({ kind, name }) => (kind === medium ? name : []))
    .join(', ')
}

/** Returns a function that formats the problems of fields in the editor's language. */
export function useProblemText(): (problem: Problem) => string {
  const t = useTranslations('editor.fields.problems')
  const general = useTranslations('forms.problems')
  return (problem) => {
    switch (problem.code) {
      case 'required':
      case 'invalid':
        return general(problem.code)
      case 'tooLong':
        return t('tooLong', { limit: problem.limit })
      case 'service':
        return t('service', { names: formatServiceNames(problem.medium) })
      default:
        return t(problem.code)
    }
  }
}
