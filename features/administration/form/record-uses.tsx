import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import { recordUsesQuery } from '../queries'
import type { RecordTypeView } from '../record-type'
import { ReadProblem } from '../ui/read-problem'

/**
 * Loads the places that use records, which are to be deleted.
 * @returns the list for the dialog, and whether it is complete
 */
export function useRecordUses({ contract }: RecordTypeView, ids: readonly number[]) {
  const t = useTranslations('administration.delete')
  const { locale } = useAdministration()
  const { data: uses, error, refetch } = useQuery(recordUsesQuery(locale, contract, ids))
  const list = (
    <>
      {error && <ReadProblem failure={error.failure} onRetry={() => void refetch()} />}
      {!uses && !error && <p role="status">{t('looking')}</p>}
      {uses && uses.length > 0 && (
        <>
          <p>{t('uses', { count: uses.length })}</p>
          <ul>
            {uses.map(({ title, url }) => (
              <li key={url}>
                <PageLink href={url} target="_blank">
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
  return { list, isLoaded: uses !== undefined }
}
