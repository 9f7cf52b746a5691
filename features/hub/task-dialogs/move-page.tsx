'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { movePage } from '../calls'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import { usePageMutation } from '../dialogs/use-page-mutation'
import { getTitle, toChangeTarget } from '../page-list/page-list'
import type { PageTaskProps } from '../page-list/tasks'
import { checkParent, findParent, toSelectedPage } from '../page-list/tree-position'
import { PagePicker } from '../page-tree/page-picker'
import { PositionField } from '../page-tree/position-field'

/** The value of "last position". The backend limits it to the number of siblings. */
const lastPosition = 1_000_000

/** The dialog that moves a page in the tree, in all languages and with its descendants. */
export function MovePage({ page, locale, onDone, onClose }: PageTaskProps) {
  const t = useTranslations('hub.move')
  const tPicker = useTranslations('hub.picker')
  const [parent, setParent] = useState(findParent(page, locale))
  const [selectedPosition, setSelectedPosition] = useState<number | null>(null)
  const title = getTitle(page, locale)
  const parentId = parent?.id ?? null
  const isElsewhere = parentId !== page.parent
  const position = selectedPosition ?? (isElsewhere ? lastPosition : page.position)

  const { send, ...sendState } = usePageMutation(
    () => movePage(toChangeTarget(page, locale), { parent: parentId, position }),
    () => onDone(parent ? t('done', { title, above: parent.title }) : t('doneTop', { title }), page.id),
  )

  return (
    <HubDialog title={t('title', { title })} onClose={onClose}>
      <HubForm {...sendState} submitLabel={t('submit')} onSubmit={() => send()}>
        <PagePicker
          id="move-parent"
          legend={t('parent')}
          emptyLabel={tPicker('top')}
          locale={locale}
          selectedPage={parent}
          onChoose={(candidate) => {
            setParent(candidate && toSelectedPage(candidate, locale))
            setSelectedPosition(null)
          }}
          findProblem={(candidate) => checkParent(page, candidate)}
        />
        <PositionField
          // Resets the field for another parent.
          key={parentId}
          page={page}
          locale={locale}
          position={position}
          lastPosition={lastPosition}
          parent={parentId}
          onChoose={setSelectedPosition}
        />
        {isElsewhere && <p className={formStyles.notice}>{t('redirect')}</p>}
      </HubForm>
    </HubDialog>
  )
}
