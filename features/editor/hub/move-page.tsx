'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/form/submit-button'
import { movePage } from './calls'
import { FailureNote } from './failure-note'
import { HubDialog } from './hub-dialog'
import { titleOf } from './page-list'
import { PagePicker } from './page-picker'
import type { PageTaskProps } from './tasks'
import { childrenOf, placeProblem } from './tree'
import { useSending } from './use-sending'

/** Moves a page, in all languages and with all that is below it, to another place of the tree. */
export function MovePage({ page, pages, locale, onStale, onDone, onClose }: PageTaskProps) {
  const t = useTranslations('hub.move')
  const [parent, setParent] = useState(page.parent)
  const [wanted, setWanted] = useState<number | null>(null)
  const { isSending, failure, attempt, send } = useSending(onStale)
  const title = titleOf(page, locale)
  const siblings = childrenOf(pages, parent).filter(({ id }) => id !== page.id)
  const present = childrenOf(pages, page.parent).findIndex(({ id }) => id === page.id)
  const position = wanted ?? (parent === page.parent ? present : siblings.length)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = { locale, id: page.id, revision: page.revisions[locale] }
    const result = await send(() => movePage(target, { parent, position }))
    if (!result.ok) return
    const above = pages.find(({ id }) => id === parent)
    onDone(above ? t('done', { title, above: titleOf(above, locale) }) : t('doneTop', { title }), page.id)
  }

  return (
    <HubDialog title={t('title', { title })} onClose={onClose}>
      <form className={formStyles.form} onSubmit={(event) => void submit(event)}>
        <FailureNote failure={failure} attempt={attempt} />
        <PagePicker
          id="move-parent"
          legend={t('parent')}
          pages={pages}
          locale={locale}
          chosen={parent}
          onChoose={(id) => {
            setParent(id)
            setWanted(null)
          }}
          problemOf={(other) => placeProblem(pages, page, other)}
        />
        <Field id="move-position" label={t('position')}>
          {(control) => (
            <select
              {...control}
              className={formStyles.input}
              value={position}
              onChange={(event) => setWanted(Number(event.currentTarget.value))}
            >
              <option value={0}>{t('first')}</option>
              {siblings.map((sibling, index) => (
                <option key={sibling.id} value={index + 1}>
                  {t('after', { title: titleOf(sibling, locale) })}
                </option>
              ))}
            </select>
          )}
        </Field>
        {parent !== page.parent && <p className={formStyles.notice}>{t('redirect')}</p>}
        <SubmitButton isSending={isSending}>{t('submit')}</SubmitButton>
      </form>
    </HubDialog>
  )
}
