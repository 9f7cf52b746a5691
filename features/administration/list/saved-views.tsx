import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { z } from 'zod'
import { useFocusNearby } from '@/components/behavior/use-focus-fallback'
import formStyles from '@/components/form/form.module.css'
import { BaseButton } from '@/components/ui/base-button'
import { Button } from '@/components/ui/button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import { useAdministration } from '../administration-context'
import { openUserStore } from '../administration-store'
import type { RecordTypeView } from '../record-type'
import { formatListQuery, type ListState, parseListState } from './list-state'
import styles from './record-list.module.css'

const viewsSchema = z.array(z.object({ name: z.string(), query: z.string() }))
type Views = z.output<typeof viewsSchema>

export interface SavedViewsProps {
  view: RecordTypeView
  state: ListState
  onShow: (state: ListState) => void
}

/** The searches and filters that the user has named. They are stored in this browser. */
export function SavedViews({ view, state, onShow }: SavedViewsProps) {
  const t = useTranslations('administration.list.views')
  const { user } = useAdministration()
  const [store] = useState(() => openUserStore(user.id, `views.${view.contract.name}`, viewsSchema))
  const [views, setViews] = useState(() => store.read() ?? [])
  const query = formatListQuery(view, { ...state, page: 1 })

  useFocusNearby()

  /** Changes the stored views, which another tab may have changed too. */
  function changeViews(change: (views: Views) => Views): void {
    const newViews = change(store.read() ?? [])
    setViews(newViews)
    store.write(newViews)
  }
  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name === '') return
    changeViews((current) => [...current.filter((savedView) => savedView.name !== name), { name, query }])
    event.currentTarget.reset()
  }

  return (
    <ToolDisclosure label={t('title')} className={styles.menu}>
      <div>
        {views.length === 0 && <p>{t('none')}</p>}
        {views.length > 0 && (
          <ul>
            {views.map((savedView) => (
              <li key={savedView.name}>
                <BaseButton
                  className={styles.saved}
                  aria-current={savedView.query === query ? 'true' : undefined}
                  onClick={() => onShow(parseListState(view, savedView.query))}
                >
                  {savedView.name}
                </BaseButton>
                <BaseButton
                  className={styles.saved}
                  aria-label={t('remove', { name: savedView.name })}
                  onClick={() => changeViews((current) => current.filter(({ name }) => name !== savedView.name))}
                >
                  ×
                </BaseButton>
              </li>
            ))}
          </ul>
        )}
        <form className={styles.save} onSubmit={save}>
          <label htmlFor="view-name">{t('name')}</label>
          <input id="view-name" className={formStyles.input} name="name" maxLength={60} autoComplete="off" />
          <Button type="submit">{t('save')}</Button>
        </form>
      </div>
    </ToolDisclosure>
  )
}
