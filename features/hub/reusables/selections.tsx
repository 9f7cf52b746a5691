import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import { fieldLimits } from '@/lib/contract/blocks/limits'
import type { EditedSelection } from '@/lib/contract/pages/html-selection'
import { errorOf } from '../dialogs/failure-note'
import { changeSelection, createSelection, deleteSelection, type Names } from './calls'
import type { SectionProps } from './containers'
import { NameDialog } from './name-dialog'
import { current, editedSelectionsQuery } from './queries'
import { RemoveDialog } from './remove-dialog'
import { ReusableRow } from './reusable-row'
import { ReusableSection } from './reusable-section'
import { useReusableMutation } from './use-reusable-mutation'
import { useTask } from './use-task'

type Task = { kind: 'create' } | { kind: 'change' | 'remove'; selection: EditedSelection }

const nameOf = ({ title, slug }: EditedSelection) => title || slug

interface SelectionsProps extends SectionProps {
  /** The slug of the selection that is opened at once; null for none. */
  opened: string | null
}

/** The reusable HTML selections. */
export function Selections({ locale, opened, onDone }: SelectionsProps) {
  const t = useTranslations('editor.reusables')
  const query = useQuery(editedSelectionsQuery(locale))
  const { task, setTask, section, finish, finishRemoval } = useTask<Task>(onDone)
  const [toOpen, setToOpen] = useState(opened)
  const found = toOpen === null ? undefined : query.data?.find(({ slug }) => slug === toOpen)
  if (found) {
    setToOpen(null)
    setTask({ kind: 'change', selection: found })
  }
  return (
    <>
      <ReusableSection
        ref={section}
        kind="selections"
        query={query}
        onCreate={() => setTask({ kind: 'create' })}
        renderEntry={(selection) => (
          <ReusableRow
            key={selection.id}
            name={nameOf(selection)}
            slug={selection.slug}
            uses={selection.used_by}
          >
            <Button onClick={() => setTask({ kind: 'change', selection })}>
              {t('write')}
              {visuallyHidden(nameOf(selection))}
            </Button>
            <Button onClick={() => setTask({ kind: 'remove', selection })}>
              {t('delete')}
              {visuallyHidden(nameOf(selection))}
            </Button>
          </ReusableRow>
        )}
      />
      {task && (
        <SelectionTask
          task={task.kind === 'create' ? task : { ...task, selection: current(task.selection, query.data) }}
          locale={locale}
          onDone={task.kind === 'remove' ? finishRemoval : finish}
          onClose={() => setTask(null)}
        />
      )}
    </>
  )
}

function SelectionTask({
  task,
  locale,
  onDone,
  onClose,
}: SectionProps & { task: Task; onClose: () => void }) {
  const t = useTranslations('editor.reusables')
  const selection = task.kind === 'create' ? null : task.selection
  const [code, setCode] = useState(selection?.html_code ?? '')
  const writing = useReusableMutation(
    (names: Names) =>
      selection
        ? changeSelection(locale, selection, { title: names.title, html_code: code })
        : createSelection(locale, { ...names, html_code: code }),
    ({ title }) => onDone(t('written', { name: title })),
  )
  if (task.kind === 'remove') {
    const removed = task.selection
    return (
      <RemoveDialog
        name={nameOf(removed)}
        uses={removed.used_by}
        remove={() => deleteSelection(locale, removed)}
        onDone={onDone}
        onClose={onClose}
      />
    )
  }
  return (
    <NameDialog
      {...writing}
      title={selection ? t('selections.change', { name: nameOf(selection) }) : t('selections.new')}
      present={selection?.title ?? null}
      onSend={writing.send}
      onClose={onClose}
    >
      <Field
        id="reusable-code"
        label={t('selections.code')}
        hint={t('selections.codeHint')}
        error={errorOf(writing.failure, 'html_code')}
      >
        {(control) => (
          <textarea
            {...control}
            className={formStyles.input}
            rows={10}
            maxLength={fieldLimits.html}
            spellCheck={false}
            value={code}
            onChange={({ currentTarget: { value } }) => setCode(value)}
          />
        )}
      </Field>
    </NameDialog>
  )
}
