import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FieldGroup } from '@/components/form/field-group'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { DayField } from '@/components/ui/aria/day-field'
import form from '../form.module.css'
import {
  type FirstDay,
  formatRecurrence,
  getPlaceInMonth,
  listPatterns,
  parseRecurrence,
  type Recurrence,
  recurrencePatterns,
} from '../recurrence-rule'

interface RecurrenceInputProps {
  id: string
  label: string
  error: string | undefined
  /** The day of the first occurrence; null until it is entered. */
  first: FirstDay | null
  /** A rule (RFC 5545); empty for a single event. */
  value: string
  onChange: (rule: string) => void
}

/**
 * Returns the first day of a start: a day, or a time with the offset of Berlin; null if it is
 * incomplete.
 */
export function toFirstDay(start: unknown, isAllDay: boolean): FirstDay | null {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(String(start ?? '')) ?? []
  return day === undefined ? null : { day, isAllDay }
}

/** The initial number of occurrences when the user selects that kind of end. */
const initialTimes = 10
const maxTimes = 999

/** The recurrence of an event: common patterns in words, any other as a rule (RFC 5545). */
export function RecurrenceInput({ id, label, error, value, onChange, ...entry }: RecurrenceInputProps) {
  const t = useTranslations('administration.recurrence')
  const toPatternName = usePatternName()
  const first = useLastEntered(entry.first)
  const recurrence = first && parseRecurrence(value, first)
  const [wantsCustomRule, setWantsCustomRule] = useState(false)
  const isCustomRule = wantsCustomRule || (value !== '' && recurrence === null)
  useRuleAdaptation({ first, value, onChange })
  const patterns = first ? listPatterns(first.day) : []
  const choose = (choice: string) => {
    const pattern = recurrencePatterns.find((candidate) => candidate === choice)
    setWantsCustomRule(choice === 'own')
    if (choice === '') onChange('')
    else if (pattern && first) onChange(formatRecurrence({ ...recurrence, pattern }, first))
  }
  return (
    <FieldGroup id={id} label={label} error={error} hint={first ? undefined : t('needsStart')}>
      <div className={form.line}>
        <SelectField
          id={id}
          label={t('howOften')}
          emptyLabel={t('once')}
          choices={[
            ...patterns.map((pattern) => ({
              value: pattern,
              name: toPatternName(pattern, first?.day ?? ''),
            })),
            { value: 'own', name: t('own') },
          ]}
          input={{
            value: isCustomRule ? 'own' : (recurrence?.pattern ?? ''),
            onChange: ({ currentTarget }) => choose(currentTarget.value),
          }}
        />
        {!isCustomRule && recurrence && first && (
          <EndInput
            id={id}
            first={first.day}
            {...recurrence}
            onChange={(end) => onChange(formatRecurrence({ pattern: recurrence.pattern, ...end }, first))}
          />
        )}
      </div>
      {isCustomRule && (
        <TextField
          id={`${id}-rule`}
          label={t('rule')}
          hint={t('ruleHint')}
          input={{ value, spellCheck: false, onChange: ({ currentTarget }) => onChange(currentTarget.value) }}
        />
      )}
    </FieldGroup>
  )
}

type End = Pick<Recurrence, 'lastDay' | 'times'>

interface EndInputProps extends End {
  id: string
  first: string
  onChange: (end: End) => void
}

/** The end of a recurrence. */
function EndInput({ id, first, lastDay, times, onChange }: EndInputProps) {
  const t = useTranslations('administration.recurrence')
  const ends = { day: { lastDay: lastDay ?? addYear(first) }, times: { times: times ?? initialTimes } }
  const kinds = ['day', 'times'] as const
  const kind = kinds.find((endKind) => (endKind === 'day' ? lastDay : times) !== undefined)
  const choose = (choice: string) => {
    const chosenKind = kinds.find((endKind) => endKind === choice)
    onChange(chosenKind ? ends[chosenKind] : {})
  }
  return (
    <>
      <SelectField
        id={`${id}-end`}
        label={t('ends')}
        emptyLabel={t('never')}
        choices={kinds.map((endKind) => ({ value: endKind, name: t(`endings.${endKind}`) }))}
        input={{ value: kind ?? '', onChange: ({ currentTarget }) => choose(currentTarget.value) }}
      />
      {lastDay !== undefined && <LastDayInput id={`${id}-day`} first={first} lastDay={lastDay} onChange={onChange} />}
      {times !== undefined && (
        <TimesInput
          id={`${id}-times`}
          label={t('times')}
          times={times}
          onChange={(newTimes) => onChange({ times: newTimes })}
        />
      )}
    </>
  )
}

interface TimesInputProps {
  id: string
  label: string
  times: number
  onChange: (times: number) => void
}

/** The number of occurrences of a recurrence. The field may be empty while the user types. */
function TimesInput({ id, label, times, onChange }: TimesInputProps) {
  const [typedTimes, setTypedTimes] = useState<string | null>(null)
  return (
    <TextField
      id={id}
      label={label}
      input={{
        type: 'number',
        min: 1,
        max: maxTimes,
        value: typedTimes ?? times,
        onChange: ({ currentTarget: { value, valueAsNumber } }) => {
          setTypedTimes(value)
          if (valueAsNumber >= 1) onChange(Math.min(maxTimes, Math.trunc(valueAsNumber)))
        },
        onBlur: () => setTypedTimes(null),
      }}
    />
  )
}

const addYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`

/** Names a pattern by its first day: “monthly on the second Tuesday”. */
function usePatternName(): (pattern: (typeof recurrencePatterns)[number], day: string) => string {
  const t = useTranslations('administration.recurrence')
  const format = useFormatter()
  return (pattern, day) => {
    const date = new Date(day)
    const inUtc = { timeZone: 'UTC' } as const
    return t(`patterns.${pattern}`, {
      nth: getPlaceInMonth(day).nth,
      day: date.getUTCDate(),
      weekday: format.dateTime(date, { ...inUtc, weekday: 'long' }),
      date: format.dateTime(date, { ...inUtc, day: 'numeric', month: 'long' }),
    })
  }
}

/** Returns the last valid first day, since a time that is being typed is temporarily invalid. */
function useLastEntered(first: FirstDay | null): FirstDay | null {
  const [last, setLast] = useState(first)
  if (!first || (first.day === last?.day && first.isAllDay === last.isAllDay)) return last
  setLast(first)
  return first
}

/** Adapts a rule that contains a weekday when the first day changes. */
function useRuleAdaptation({ first, value, onChange }: Pick<RecurrenceInputProps, 'first' | 'value' | 'onChange'>) {
  const lastFirst = useRef(first)
  const follow = useEffectEvent(() => {
    if (!first) return
    const recurrence = lastFirst.current && parseRecurrence(value, lastFirst.current)
    lastFirst.current = first
    const rule = recurrence ? formatRecurrence(recurrence, first) : value
    if (rule !== value) onChange(rule)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new first day.
  useEffect(() => follow(), [first?.day, first?.isAllDay])
}

interface LastDayInputProps {
  id: string
  first: string
  lastDay: string
  onChange: (end: { lastDay: string }) => void
}

/** The last day of a recurrence; the rule keeps the former one while a day is typed. */
function LastDayInput({ id, first, lastDay, onChange }: LastDayInputProps) {
  const t = useTranslations('administration.recurrence')
  const day = useTranslations('forms.day')
  const [incompleteText, setIncompleteText] = useState<string | null>(null)
  const problem = incompleteText === null ? null : day('invalid')
  return (
    <DayField
      id={id}
      label={t('lastDay')}
      error={problem ?? (lastDay < first ? t('lastDayBefore') : undefined)}
      value={incompleteText ?? lastDay}
      onChange={(dayOrText) => {
        // The field passes a complete day as YYYY-MM-DD, and an incomplete one as typed.
        const isComplete = /^\d{4}-/.test(dayOrText)
        setIncompleteText(isComplete ? null : dayOrText)
        if (isComplete) onChange({ lastDay: dayOrText })
      }}
    />
  )
}
