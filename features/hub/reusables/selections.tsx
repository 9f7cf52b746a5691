import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import type { EditedSelection } from '@/lib/contract/pages/html-selection'
import { useKnownState } from '../dialogs/use-known-state'
import { createSelection, deleteSelection, type ReusableNames, updateSelection } from './calls'
import type { SectionProps } from './containers'
import { NameDialog } from './name-dialog'
import { editedSelectionsQuery, findCurrent } from './queries'
import { RemoveDialog } from './remove-dialog'
import { ReusableRow } from './reusable-row'
import { ReusableSection } from './reusable-section'
import { useEntryTask } from './use-entry-task'
import { useReusableMutation } from './use-reusable-mutation'

type Task = { kind: 'create' } | { kind: 'change' | 'remove'; selection: EditedSelection }

const getName = ({ title, slug }: EditedSelection) => title || slug

interface SelectionsProps extends SectionProps {
  /** The slug of the selection that is initially open; null for none. */
  initialSlug: string | null
}

export function Selections({ locale, initialSlug, onDone }: SelectionsProps) {
  const t = useTranslations('editor.reusables')
  const query = useQuery(editedSelectionsQuery(locale))
  const { task, setTask, section, finish, finishRemoval } = useEntryTask<Task>(onDone)
  const [slugToOpen, setSlugToOpen] = useState(initialSlug)
  const selectionToOpen = slugToOpen === null ? undefined : query.data?.find(({ slug }) => slug === slugToOpen)
  if (selectionToOpen) {
    setSlugToOpen(null)
    setTask({ kind: 'change', selection: selectionToOpen })
  }
  return (
    <>
      <ReusableSection
        ref={section}
        kind="selections"
        query={query}
        onCreate={() => setTask({ kind: 'create' })}
        renderEntry={(selection) => (
          <ReusableRow key={selection.id} name={getName(selection)} slug={selection.slug} uses={selection.used_by}>
            <Button onClick={() => setTask({ kind: 'change', selection })}>
              {t('write')}
              {visuallyHidden(getName(selection))}
            </Button>
            <Button onClick={() => setTask({ kind: 'remove', selection })}>
              {t('delete')}
              {visuallyHidden(getName(selection))}
            </Button>
          </ReusableRow>
        )}
      />
      {task && (
        <SelectionTask
          task={task.kind === 'create' ? task : { ...task, selection: findCurrent(task.selection, query.data) }}
          locale={locale}
          onDone={task.kind === 'remove' ? finishRemoval : finish}
          onClose={() => setTask(null)}
        />
      )}
    </>
  )
}

function SelectionTask({ task, locale, onDone, onClose }: SectionProps & { task: Task; onClose: () => void }) {
  const t = useTranslations('editor.reusables')
  const selection = task.kind === 'create' ? null : task.selection
  const [openedSelection] = useState(selection)
  const saveMutation = useReusableMutation(
    ({ knownSelection, ...values }: ReusableNames & { html_code: string; knownSelection: EditedSelection | null }) =>
      knownSelection
        ? updateSelection(locale, knownSelection, pickChanges(openedSelection, values))
        : createSelection(locale, values),
    ({ title }) => onDone(t('written', { name: title })),
  )
  const knownSelection = useKnownState(selection, saveMutation.failure)
  if (task.kind === 'remove') {
    const selectionToRemove = task.selection
    return (
      <RemoveDialog
        name={getName(selectionToRemove)}
        uses={selectionToRemove.used_by}
        remove={() => deleteSelection(locale, selectionToRemove)}
        onDone={onDone}
        onClose={onClose}
      />
    )
  }
  return (
    <NameDialog
      {...saveMutation}
      title={selection ? t('selections.change', { name: getName(selection) }) : t('selections.new')}
      currentName={selection?.title ?? null}
      code={selection?.html_code ?? ''}
      onSend={(values) => saveMutation.send({ ...values, knownSelection })}
      onClose={onClose}
    />
  )
}

/** Returns the edited values only, because another user may have changed the others. */
function pickChanges(selection: EditedSelection | null, { title, html_code }: { title: string; html_code: string }) {
  return {
    ...(title !== selection?.title && { title }),
    ...(html_code !== selection?.html_code && { html_code }),
  }
}
