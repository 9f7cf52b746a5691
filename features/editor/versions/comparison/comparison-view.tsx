'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { SelectField } from '@/components/form/select-field'
import { Notice } from '@/components/ui/notice'
import { ReadFailure } from '@/components/ui/read-failure'
import { getToolButtonClass, ToolButton } from '@/components/ui/tool-button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import { useFailureText } from '@/components/ui/use-failure-text'
import { useNotice } from '@/components/ui/use-notice'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { PageDraft, PageVersion } from '@/lib/contract/pages/page-editing'
import { PageLink } from '@/lib/i18n/page-link'
import type { GetEditAttributes } from '../../page-elements/edit-attributes'
import styles from '../../toolbar/toolbar.module.css'
import type { ComparedStates } from '../queries'
import { RestoreDialog } from '../restore-dialog'
import { useRestoring } from '../use-restoring'
import { useVersionFacts } from '../use-version-facts'
import { useVersions } from '../use-versions'
import { getViewAddress, workingCopy } from '../views'
import { ChangeLabel } from './change-label'
import { CompareHead } from './compare-head'
import comparisonStyles from './comparison.module.css'
import { useComparison } from './use-comparison'
import { useShownChanges } from './use-shown-changes'
import { useSteps } from './use-steps'

export interface ComparisonViewProps {
  draft: PageDraft
  locale: Locale
  /** The older state: a version's id. */
  from: string
  /** The newer state: a version's id, or the working copy. */
  to: string
  /** Renders the page as visitors would see it. */
  renderPage: (page: Page, editAttributes: GetEditAttributes) => ReactNode
}

/**
 * Compares two states of a page: the merged page with marks, and a toolbar to step through changes
 * and select states.
 */
export function ComparisonView({ draft, locale, from, to, renderPage }: ComparisonViewProps) {
  const t = useTranslations('editor.compare')
  const [states, setStates] = useState({ from, to })
  const { comparison, query } = useComparison(draft, locale, states)
  const shownStates = comparison?.states ?? states
  const versions = useVersions(locale, draft, [states.from, states.to])
  const [isRestoreOpen, setRestoreOpen] = useState(false)
  const { notice, notify, holdHandlers } = useNotice()
  const describeFailure = useFailureText()
  const root = useRef<HTMLDivElement>(null)
  const settings = useRef<HTMLDivElement>(null)
  const shownChanges = useShownChanges(root, comparison, {
    added: t('labels.added'),
    removed: t('labels.removed'),
  })
  const stops = [
    ...(comparison?.settings.length ? [settings.current] : []),
    ...shownChanges.map(({ element }) => element),
  ]
  const { position, go } = useSteps(stops.filter((stop) => stop !== null))

  // Rendered once per loaded comparison, because the marks replace the text nodes that React
  // rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page changes only with a new load.
  const content = useMemo(
    () => comparison && renderPage(comparison.page, ({ id }) => ({ 'data-compared': id })),
    [comparison],
  )

  const getStateName = (state: string) => {
    if (state === workingCopy) return t('workingCopy')
    const version = versions.find(({ id }) => String(id) === state)
    return version ? t('version', { number: version.number }) : t('aVersion')
  }
  const selectStates = (next: { from: string; to: string }) => {
    setStates(next)
    const address = getViewAddress(draft.urls[locale] ?? `/${locale}`, { kind: 'compare', ...next })
    window.history.replaceState(null, '', address)
  }
  const restoreMutation = useRestoring(locale, draft.id, () => {
    notify({ kind: 'success', text: t('blockRestored') })
    void query.refetch()
  })
  const restoreBlock = (module: number) => {
    restoreMutation.mutate(
      { version: Number(shownStates.from), module },
      { onError: ({ failure }) => notify({ kind: 'error', text: describeFailure(failure) }) },
    )
  }
  // Restoring changes the working copy, so it must be shown.
  const onRestore = shownStates.to === workingCopy ? restoreBlock : null
  const olderVersion = versions.find(({ id }) => String(id) === states.from)

  return (
    <>
      <CompareHead
        from={getStateName(shownStates.from)}
        to={getStateName(shownStates.to)}
        count={comparison ? stops.length : null}
        isFailed={query.isError}
        settings={comparison?.settings ?? []}
        settingsRef={settings}
      />
      <div key={comparison?.readAt} ref={root} className={comparisonStyles.page}>
        {content}
      </div>
      {shownChanges.map(({ label, changes }) =>
        createPortal(<ChangeLabel changes={changes} onRestore={onRestore} isBusy={restoreMutation.isPending} />, label),
      )}
      <section aria-label={t('toolbar')} className={`on-dark ${styles.toolbar}`} data-editor-toolbar>
        <Notice notice={notice} holdHandlers={holdHandlers} className={styles.notice} />
        {query.isError && <ReadFailure query={query} isInToolbar />}
        <div className={styles.controls}>
          <StateChoice versions={versions} states={states} onChoose={selectStates} getName={getStateName} />
          <div role="toolbar" aria-label={t('steps')} className={styles.tools}>
            <ToolButton aria-keyshortcuts="Alt+ArrowUp" onClick={() => go(-1)}>
              {t('previous')}
            </ToolButton>
            <span role="status">{t('position', { position, count: stops.length })}</span>
            <ToolButton aria-keyshortcuts="Alt+ArrowDown" onClick={() => go(1)}>
              {t('next')}
            </ToolButton>
          </div>
          {olderVersion && (
            <ToolButton onClick={() => setRestoreOpen(true)}>
              {t('restore', { number: olderVersion.number })}
            </ToolButton>
          )}
          <PageLink
            href={getViewAddress(draft.urls[locale] ?? `/${locale}`, { kind: 'edit' })}
            className={getToolButtonClass('main')}
          >
            {t('back')}
          </PageLink>
        </div>
      </section>
      {isRestoreOpen && olderVersion && (
        <RestoreDialog
          page={draft}
          locale={locale}
          version={olderVersion}
          onClose={() => setRestoreOpen(false)}
          onRestored={() => {
            setRestoreOpen(false)
            notify({ kind: 'success', text: t('restored', { number: olderVersion.number }) })
            if (states.to === workingCopy) void query.refetch()
            else selectStates({ ...states, to: workingCopy })
          }}
        />
      )}
    </>
  )
}

interface StateChoiceProps {
  versions: readonly PageVersion[]
  states: ComparedStates
  onChoose: (states: ComparedStates) => void
  getName: (state: string) => string
}

/** Selects the two states to compare. */
function StateChoice({ versions, states, onChoose, getName }: StateChoiceProps) {
  const t = useTranslations('editor.compare')
  const formatFacts = useVersionFacts()
  const options = versions.map((version) => {
    const title = t('version', { number: version.number })
    return {
      value: String(version.id),
      name: [title, formatFacts(version), version.note].filter(Boolean).join(' · '),
    }
  })
  // The selected version may be older than the loaded list.
  const addSelectedOption = (value: string) =>
    value === workingCopy || options.some((option) => option.value === value)
      ? options
      : [...options, { value, name: getName(value) }]

  return (
    <ToolDisclosure label={t('what', { from: getName(states.from), to: getName(states.to) })}>
      <div className={`${styles.panel} ${styles.form}`}>
        <SelectField
          id="compare-from"
          label={t('from')}
          choices={addSelectedOption(states.from)}
          input={{
            value: states.from,
            onChange: ({ currentTarget }) => onChoose({ ...states, from: currentTarget.value }),
          }}
        />
        <SelectField
          id="compare-to"
          label={t('to')}
          choices={[{ value: workingCopy, name: t('workingCopy') }, ...addSelectedOption(states.to)]}
          input={{
            value: states.to,
            onChange: ({ currentTarget }) => onChoose({ ...states, to: currentTarget.value }),
          }}
        />
      </div>
    </ToolDisclosure>
  )
}
