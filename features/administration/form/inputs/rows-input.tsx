import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { FieldGroup } from '@/components/form/field-group'
import { Button } from '@/components/ui/button'
import { useAdministration } from '../../administration-context'
import type { Values } from '../../calls'
import type { Field } from '../../record-type'
import type { FieldInputProps, GroupInputProps } from '../field-input-props'
import styles from '../form.module.css'
import { type Problems, selectProblems } from '../problems'
import { moveItem } from './move-item'
import { RowHandle, useRowDrag } from './row-handle'

const rowsSchema = z.array(z.record(z.string(), z.unknown()))

interface RowsInputProps extends GroupInputProps {
  field: Extract<Field, { kind: 'rows' }>
  problems: Problems
  renderField: (props: FieldInputProps & { key: string }) => ReactNode
}

/** Removes the chosen records of a row whose type the changed field determines. */
function clearSourceRecords(fields: Readonly<Record<string, Field>>, changedName: string, row: Values): Values {
  const newRow: Record<string, unknown> = { ...row }
  for (const name of Object.keys(row)) {
    const field = fields[name]
    if (field?.kind === 'sourceRecords' && field.sourceField === changedName) newRow[name] = []
  }
  return newRow
}

/** The input for rows with several fields. Rows can be added, removed and moved. */
export function RowsInput({ id, field, problems, value, renderField, onChange, ...groupProps }: RowsInputProps) {
  const t = useTranslations('administration.form')
  const { locale } = useAdministration()
  const rows = rowsSchema.safeParse(value).data ?? []
  // React keys that move with their rows, so that the focus does, too.
  const [rowKeys, setRowKeys] = useState<readonly number[]>([])
  const keys = rows.map((_, index) => rowKeys[index] ?? Math.max(0, ...rowKeys) + 1 + index)
  const rearrange = (change: <Item>(items: readonly Item[]) => Item[]) => {
    setRowKeys(change(keys))
    onChange(change(rows))
  }
  const move = (index: number, offset: number) => rearrange((items) => moveItem(items, index, offset))
  const rowDrag = useRowDrag((from, to) => move(from, to - from))
  return (
    <FieldGroup id={`${id}-add`} {...groupProps}>
      {rows.map((row, index) => {
        const title = `${field.rowLabel[locale]} ${index + 1}`
        const rowProblems = selectProblems(problems, String(index))
        return (
          <fieldset
            key={keys[index]}
            className={styles.row}
            data-row
            data-target={rowDrag.drag?.to === index || undefined}
          >
            <legend>{title}</legend>
            {Object.entries(field.fields).map(([name, rowField]) =>
              renderField({
                key: name,
                id: `${id}-${index}-${name}`,
                field: rowField,
                value: row[name],
                problems: selectProblems(rowProblems, name),
                siblingValues: row,
                onChange: (newValue) =>
                  onChange(rows.with(index, { ...clearSourceRecords(field.fields, name, row), [name]: newValue })),
              }),
            )}
            <div className={styles.actions}>
              {rows.length > 1 && <RowHandle index={index} rowDrag={rowDrag} />}
              {index > 0 && <Button onClick={() => move(index, -1)}>{t('moveUp', { title })}</Button>}
              {index < rows.length - 1 && <Button onClick={() => move(index, 1)}>{t('moveDown', { title })}</Button>}
              <Button onClick={() => rearrange((items) => items.toSpliced(index, 1))}>
                {t('removeOne', { title })}
              </Button>
            </div>
          </fieldset>
        )
      })}
      <div>
        <Button id={`${id}-add`} onClick={() => onChange([...rows, { ...field.emptyRow }])}>
          {t('addOne', { name: field.rowLabel[locale] })}
        </Button>
      </div>
    </FieldGroup>
  )
}
