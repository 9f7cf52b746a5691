import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button, getButtonClass } from '@/components/ui/button'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import { useReusableName } from '@/features/editor/block-names/use-reusable-name'
import type { Locale } from '@/lib/contract/common/locale'
import type { ReusableContainer, ReusableUse } from '@/lib/contract/pages/reusable'
import { findContainerPlace } from '@/lib/i18n/container-places'
import { toContainerAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { useKnownState } from '../dialogs/use-known-state'
import { createContainer, deleteContainer, type ReusableNames, renameContainer } from './calls'
import { NameDialog } from './name-dialog'
import { containersQuery, findCurrent } from './queries'
import { RemoveDialog } from './remove-dialog'
import { ReusableRow } from './reusable-row'
import { ReusableSection } from './reusable-section'
import { useEntryTask } from './use-entry-task'
import { useReusableMutation } from './use-reusable-mutation'

type Task = { kind: 'create' } | { kind: 'rename' | 'remove'; container: ReusableContainer }

export interface SectionProps {
  locale: Locale
  onDone: (text: string) => void
}

export function Containers({ locale, onDone }: SectionProps) {
  const t = useTranslations('editor.reusables')
  const getName = useReusableName()
  const query = useQuery(containersQuery(locale))
  const tPlaces = useTranslations('editor.places.pages')
  const { task, setTask, section, finish, finishRemoval } = useEntryTask<Task>(onDone)
  const listUses = ({ slug, used_by }: ReusableContainer): ReusableUse[] => {
    const part = findContainerPlace(slug)?.part
    if (!part) return used_by
    const title = t('containers.fixedPlace', { page: tPlaces(part.name) })
    return [{ type: 'page', title, url: buildPath(locale, part.route), state: 'published' }, ...used_by]
  }
  return (
    <>
      <ReusableSection
        ref={section}
        kind="containers"
        query={query}
        onCreate={() => setTask({ kind: 'create' })}
        renderEntry={(container) => (
          <ReusableRow key={container.id} name={getName(container)} slug={container.slug} uses={listUses(container)}>
            <PageLink href={toContainerAddress(locale, container.slug)} className={getButtonClass('secondary')}>
              {t('write')}
              {visuallyHidden(getName(container))}
            </PageLink>
            <Button onClick={() => setTask({ kind: 'rename', container })}>
              {t('rename')}
              {visuallyHidden(getName(container))}
            </Button>
            {!findContainerPlace(container.slug) && (
              <Button onClick={() => setTask({ kind: 'remove', container })}>
                {t('delete')}
                {visuallyHidden(getName(container))}
              </Button>
            )}
          </ReusableRow>
        )}
      />
      {task && (
        <ContainerTask
          task={task.kind === 'create' ? task : { ...task, container: findCurrent(task.container, query.data) }}
          locale={locale}
          onDone={task.kind === 'remove' ? finishRemoval : finish}
          onClose={() => setTask(null)}
        />
      )}
    </>
  )
}

function ContainerTask({ task, locale, onDone, onClose }: SectionProps & { task: Task; onClose: () => void }) {
  const t = useTranslations('editor.reusables')
  const getName = useReusableName()
  const createMutation = useReusableMutation(
    (names: ReusableNames) => createContainer(locale, names),
    (_, { slug }) => window.location.assign(toContainerAddress(locale, slug)),
  )
  const renameMutation = useReusableMutation(
    ({ container, title }: { container: ReusableContainer; title: string }) =>
      renameContainer(locale, container, title),
    (_, { title }) => onDone(t('renamed', { name: title })),
  )
  const knownContainer = useKnownState(task.kind === 'create' ? null : task.container, renameMutation.failure)
  if (task.kind === 'create') {
    return (
      <NameDialog
        {...createMutation}
        title={t('containers.new')}
        currentName={null}
        onSend={createMutation.send}
        onClose={onClose}
      />
    )
  }
  const { container } = task
  return task.kind === 'rename' ? (
    <NameDialog
      {...renameMutation}
      title={t('renameTitle', { name: getName(container) })}
      currentName={getName(container)}
      onSend={({ title }) => renameMutation.send({ container: knownContainer ?? container, title })}
      onClose={onClose}
    />
  ) : (
    <RemoveDialog
      name={getName(container)}
      uses={container.used_by}
      remove={() => deleteContainer(locale, container)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
