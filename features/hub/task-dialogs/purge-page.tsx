import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import type { TrashedPage } from '@/lib/contract/pages/trash'
import { purgePage } from '../calls'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import { usePageMutation } from '../dialogs/use-page-mutation'

interface PurgePageProps {
  page: TrashedPage
  /** The language of the hub. */
  locale: Locale
  /** Called on success with the message to show. */
  onDone: (text: string) => void
  onClose: () => void
}

/** The dialog that permanently deletes a page in the trash. */
export function PurgePage({ page: { id, title }, locale, onDone, onClose }: PurgePageProps) {
  const t = useTranslations('hub.trash')
  const { send, ...sendState } = usePageMutation(
    () => purgePage(locale, id),
    () => onDone(t('purged', { title })),
  )

  return (
    <HubDialog title={t('question', { title })} onClose={onClose}>
      <HubForm {...sendState} submitLabel={t('submit')} onSubmit={() => send()}>
        <p>{t('final')}</p>
      </HubForm>
    </HubDialog>
  )
}
