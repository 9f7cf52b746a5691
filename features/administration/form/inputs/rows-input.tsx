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
  /** Renders the input of a field in a row. */
  renderField: (props: FieldInputProps & { key: string }) => ReactNode
}

/** Removes the chosen records of a row if the field that determines their type changes. */
function clearSourceRecords(fields: Readonly<Record<string, Field>>, source: string, row: Values): Values {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = fields[name]
      return [name, field?.kind === 'sourceRecords' && field.source === source ? [] : value]
    }),
  )
}

/** The input for rows with several fields. Rows can be added, removed and moved. */
export function RowsInput({ id, field, problems, value, renderField, onChange, ...frame }: RowsInputProps) {
  const t = useTranslations('administration.form')
  const { locale } = useAdministration()
  const rows = rowsSchema.safeParse(value).data ?? []
  // Keys of React that follow the rows, so that the focus moves with its row.
  const [rowKeys, setRowKeys] = useState<readonly number[]>([])
  const keys = rows.map((_, index) => rowKeys[index] ?? Math.max(0, ...rowKeys) + 1 + index)
  const rearrange = (change: <Item>(items: readonly Item[]) => Item[]) => {
    setRowKeys(change(keys))
    onChange(change(rows))
  }
  const move = (index: number, by: number) => rearrange((items) => moveItem(items, index, by))
  const rowDrag = useRowDrag((from, to) => move(from, to - from))
  return (
    <FieldGroup id={`${id}-add`} {...frame}>
      {rows.map((row, index) => {
        const title = `${field.row[locale]} ${index + 1}`
        const rowProblems = selectProblems(problems, String(index))
        return (
          <fieldset
            key={keys[index]}
            className={styles.row}
            data-row
            data-target={rowDrag.drag?.to === index || undefined}
          >
            <legend>{title}</legend>
            {Object.entries(field.fields).map(([name, inner]) =>
              renderField({
                key: name,
                id: `${id}-${index}-${name}`,
                field: inner,
                value: row[name],
                problems: selectProblems(rowProblems, name),
                siblingValues: row,
                onChange: (next) =>
                  onChange(rows.with(index, { ...clearSourceRecords(field.fields, name, row), [name]: next })),
              }),
            )}
            <div className={styles.actions}>
              {rows.length > 1 && <RowHandle index={index} rows={rowDrag} />}
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
        <Button id={`${id}-add`} onClick={() => onChange([...rows, { ...field.empty }])}>
          {t('addOne', { name: field.row[locale] })}
        </Button>
      </div>
    </FieldGroup>
  )
}
