'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { IgnoreSecondPresses } from '@/components/behavior/ignore-second-presses'
import { Glide } from '@/components/motion/glide'
import { IconLabel } from '@/components/ui/icon-label'
import { usePreload } from '@/components/ui/on-demand'
import { ToolButton, toolButtonClass } from '@/components/ui/tool-button'
import { useNotice } from '@/components/ui/use-notice'
import { changedPicturesQuery } from '@/features/pictures/queries'
import type { Capability } from '@/lib/contract/accounts/user'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { PageLink } from '@/lib/i18n/page-link'
import checkStyles from '../accessibility-audit/accessibility-audit.module.css'
import { AuditPanel } from '../accessibility-audit/audit-panel'
import { useAudit } from '../accessibility-audit/use-audit'
import { DragOverlay } from '../block-actions/dnd/drag-overlay'
import { ShortcutsPanel } from '../block-actions/shortcuts-panel'
import { type BlockActions, useBlockActions } from '../block-actions/use-block-actions'
import { useBlockShortcuts } from '../block-actions/use-block-shortcuts'
import markStyles from '../block-marks/block-marks.module.css'
import { useBlockNames } from '../block-names/use-block-names'
import { createMarkedModules } from '../bootstrap/marked-modules'
import { createPlaceholders } from '../bootstrap/placeholders'
import { createShownModules } from '../bootstrap/shown-modules'
import { usePageEditor } from '../bootstrap/use-page-editor'
import type { ModuleProblem } from '../calls'
import { holdSameKeys } from '../core/document'
import type { Editor } from '../core/editor'
import { noPage } from '../core/state'
import { useInlineText } from '../inline-text/use-inline-text'
import { beginText } from '../insert/insert-block'
import type { InsertPlace } from '../insert/insert-targets'
import type { EditAttributes } from '../page-elements/edit-attributes'
import { scrollToBlock } from '../page-elements/scroll-to-block'
import { withCurrentPictures } from '../pictures/current-pictures'
import { usePresence } from '../presence/use-presence'
import { useSelection } from '../selection/use-selection'
import { type RenderLogin, SessionDialog } from '../session/session-dialog'
import { useLeaveWarning } from '../session/use-leave-warning'
import { useSession } from '../session/use-session'
import type { Site } from '../settings/previews'
import type { SettingsPart } from '../settings/setting-fields'
import { useOwnAddress } from '../settings/use-own-address'
import { useTextFlow } from '../text-flow/use-text-flow'
import { isPanelRequested } from '../toolbar/requested-panel'
import styles from '../toolbar/toolbar.module.css'
import { useTranslationRefetch } from '../translation/use-translation-refetch'
import { useUndoShortcuts } from '../undo/use-undo-shortcuts'
import { lastWaivedQuery } from '../versions/queries'
import { addressAfter } from './address-after'
import { afterChange, contestedKeys } from './derived-state'
import { leavesEditing } from './edit-mode-links'
import { EditTools } from './edit-tools'
import pageStyles from './edited-page.module.css'
import { EmptyPageNote } from './empty-page-note'
import { lateParts } from './late-parts'
import { PageMarks } from './page-marks'
import { PageState } from './page-state'
import { PageTools } from './page-tools'
import { PlacedTools } from './placed-tools'
import { ToolbarNotices } from './toolbar-notices'
import { useBlockAttributes } from './use-block-attributes'
import { useEditModeLinks } from './use-edit-mode-links'
import { useFocusFallback } from './use-focus-fallback'
import { usePageWithSettings } from './use-page-with-settings'

export interface EditorShellProps {
  draft: PageDraft
  locale: Locale
  /** The id of the editor who is logged in. */
  user: number
  site: Site
  /** The backend's capabilities; tools that need a missing one are not shown. */
  capabilities: readonly Capability[]
  /** The slugs of the reusable containers that the page shows; missing ones are created. */
  containers?: readonly string[]
  /** Renders the page as visitors would see it; passed in, since features do not import each other. */
  renderPage: (page: Page, editAttributes: EditAttributes, editor: Editor | null) => ReactNode
  renderLogin: RenderLogin
}

/** The page being edited, and the toolbar below it: block tools, undo, state, versions, publishing. */
export function EditorShell({ draft, locale, user, capabilities, ...props }: EditorShellProps) {
  const { containers = [], site, renderPage, renderLogin } = props
  const hasPage = draft.id !== noPage
  const hasFeedback = hasPage && capabilities.includes('feedback')
  const t = useTranslations('editor')
  const language = useLocale()
  const [page, setPage] = useState(draft)
  const [isEditView, setEditView] = useState(true)
  const [problems, setProblems] = useState<ModuleProblem[]>([])
  const { notice, notify, hold } = useNotice()
  const { editor, whenIdle } = usePageEditor(draft, {
    ...{ locale, user, containers },
    onPage: setPage,
    onEvent: (event) => {
      const isSaved = event === 'save' || event === 'save-container'
      notify({
        kind: isSaved ? 'save' : 'error',
        text: t(`notices.${isSaved ? 'save' : event}`),
        isRoutine: true,
      })
      if (event === 'save') setPage(afterChange)
    },
  })
  const root = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLElement>(null)
  const shownData = useMemo(() => createPlaceholders(locale), [locale])
  const shown = useMemo(() => createShownModules({ shownData }), [shownData])
  const [{ mark, attributesOf }] = useState(createMarkedModules)
  const edited = isEditView ? editor : null
  const names = useBlockNames(edited?.document)
  const [announcement, announce] = useState('')
  const [insertPlace, setInsertPlace] = useState<InsertPlace | null>(null)
  const [thread, openThread] = useState<{ id: number | null } | null>(null)
  const [settingsPart, openSettings] = useState<SettingsPart | null>(() =>
    isPanelRequested('settings') ? 'all' : null,
  )
  const selection = useSelection({
    ...{ editor: edited, root },
    onExtend: (keys) => announce(t('blockActions.selected', { blocks: names.namesOf(keys) })),
  })
  const inlineText = useInlineText({
    ...{ editor, selection, root },
    label: t('text.label'),
    onPaste: (pasted) => blockActions.clipboard.pasteIntoText(pasted),
    onEdge: (edge, text) => textFlow.handleEdge(edge, text),
    onComment: hasFeedback ? () => openThread({ id: null }) : null,
  })
  const { data: waivedBefore = [] } = useQuery({ ...lastWaivedQuery(locale, page.id), enabled: hasPage })
  const show = (key: string) => {
    selection.select(key)
    scrollToBlock(key)
  }
  const audit = useAudit({ editor, root, locale, waivedBefore, onShow: show })
  useUndoShortcuts(edited)
  useEditModeLinks()
  useLeaveWarning(editor)
  const session = useSession(editor, locale, user)
  const isLoggedIn = session.login.kind === 'open'
  const others = usePresence(editor, {
    ...{ pageId: draft.id, locale, user: session.account, selected: selection.active },
    isWatching: isLoggedIn && capabilities.includes('presence'),
    onChange: () => setPage(afterChange),
    ...{ onTranslationStale: useTranslationRefetch(locale, draft.id), whenIdle },
  })
  const blockActions: BlockActions = useBlockActions({
    ...{ editor: edited, locale, selection, inlineText, names, announce, root, notify },
  })
  const textFlow = useTextFlow({
    ...{ editor: edited, selection, inlineText, root },
    announce: (event) => announce(t(`flow.${event}`)),
    onBegin: () => editor !== null && beginText({ editor, selection, inlineText }),
    onOffer: (key) => setInsertPlace({ side: 'instead', key }),
  })
  useBlockShortcuts(blockActions, { isActive: isEditView, inlineText, textFlow })
  useFocusFallback(toolbar)
  usePreload(lateParts)

  const { document } = editor ?? {}
  const { frozen, textEditor } = inlineText
  const pageWithSettings = usePageWithSettings(page, editor, frozen)
  useOwnAddress(page.urls[locale], pageWithSettings.title)
  const modules = document ? shown.modules({ document, frozen }) : page.modules
  const { data: pictures } = useQuery(changedPicturesQuery(locale))
  const contested = contestedKeys(editor)
  const attributesFor = useBlockAttributes({ document, keyOf: shown.keyOf, blockActions, contested, audit })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rendered again only when it looks different: otherwise typing is slow.
  const content = useMemo(() => {
    const current = withCurrentPictures({ ...pageWithSettings, modules }, pictures)
    return renderPage({ ...current, modules: mark(current.modules, attributesFor) }, attributesOf, editor)
  }, [pageWithSettings, modules, blockActions.marked, contested, pictures, audit.marks])

  return (
    <>
      <IgnoreSecondPresses />
      {editor && isEditView && (
        <PageMarks
          {...{ editor, locale, others, root, hasFeedback }}
          pageId={draft.id}
          onThread={(id) => openThread({ id })}
        />
      )}
      <div
        ref={root}
        data-edit-view={flag(isEditView)}
        className={`${pageStyles.page} ${markStyles.page} ${checkStyles.marked}`}
        onMouseDownCapture={selection.press}
        onClickCapture={isEditView ? inlineText.point : undefined}
      >
        <Glide root={root} attribute="data-module" order={document?.lists} isFollowed={holdSameKeys}>
          {content}
        </Glide>
        <EmptyPageNote {...{ modules, hasPage, selection, inlineText }} editor={edited} />
      </div>
      {/* Beside the page: events of portals bubble as in React, and no click on the page follows a link. */}
      {edited && (
        <PlacedTools
          {...{ page, root, selection, inlineText, locale }}
          editor={edited}
          onHead={hasPage ? () => openSettings('hero') : null}
        />
      )}
      {textEditor && <textEditor.Component key={textEditor.id} {...textEditor.props} />}
      <div lang={language} className={styles.own} {...leavesEditing}>
        <DragOverlay root={root} blockActions={blockActions} announcement={announcement} />
        <section
          ref={toolbar}
          tabIndex={-1}
          aria-label={t('toolbar')}
          className={`on-dark ${styles.toolbar}`}
        >
          <ToolbarNotices
            {...{ notice, hold, editor, locale, problems }}
            user={session.account}
            onClose={() => notify(null)}
            onShow={show}
            keyOf={(id) => editor?.keyOf(id) ?? shown.keyOf(id)}
            select={selection.select}
            onSetting={openSettings}
          />
          <div className={styles.controls}>
            <div className={styles.group}>
              <PageState {...{ page, editor, session, others, locale }} onShow={show}>
                {editor && isEditView && (
                  <EditTools
                    {...{ editor, selection, inlineText, blockActions, root, locale, insertPlace, announce }}
                    hasPage={hasPage}
                    onInsertPlace={setInsertPlace}
                    onShow={show}
                    onSetting={openSettings}
                  />
                )}
              </PageState>
            </div>
            <div className={styles.group}>
              <ToolButton
                aria-pressed={isEditView}
                title={t('editView')}
                onClick={() => {
                  inlineText.end()
                  setEditView(!isEditView)
                }}
              >
                <IconLabel icon="view" label={t('editView')} />
              </ToolButton>
              <ShortcutsPanel />
              {editor && <AuditPanel audit={audit} />}
              {hasPage && (
                <PageTools
                  {...{
                    page,
                    pageWithSettings,
                    locale,
                    site,
                    capabilities,
                    editor,
                    audit,
                    notify,
                    settingsPart,
                  }}
                  feedback={
                    hasFeedback
                      ? {
                          ...{ thread, user: session.account, selected: selection.active },
                          nameOf: names.nameOf,
                          onShow: show,
                        }
                      : null
                  }
                  onSettingsPart={openSettings}
                  onPage={setPage}
                  onProblems={setProblems}
                />
              )}
              <PageLink
                href={addressAfter(page, locale, language)}
                className={toolButtonClass()}
                title={t('end')}
              >
                <IconLabel icon="end" label={t('end')} priority={4} />
              </PageLink>
            </div>
          </div>
        </section>
        <SessionDialog session={session} renderLogin={renderLogin} />
      </div>
    </>
  )
}

/** The value of a boolean attribute. */
const flag = (isSet: boolean) => (isSet ? '' : undefined)
