import { describe, expect, it } from 'vitest'
import { getContrast } from './contrast'
import {
  colorGrounds,
  defaultColors,
  deriveTones,
  findNearestColor,
  lightestDarkGround,
  measureColor,
} from './site-colors'

const steps = [0, 32, 64, 96, 128, 160, 192, 224, 255]
const toHex = (channel: number) => channel.toString(16).padStart(2, '0')
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${toHex(r)}${toHex(g)}${toHex(b)}`)))

it('the default colors have enough contrast', () => {
  expect(measureColor(defaultColors.accent)).toMatchObject({ isSufficient: true })
  expect(measureColor(defaultColors.ground)).toMatchObject({ isSufficient: true })
})

it('measures a color with low contrast and finds the nearest of the same hue', () => {
  expect(measureColor('#ffcc00').ratio).toBeCloseTo(1.12, 1)
  expect(measureColor('#ffcc00').isSufficient).toBe(false)
  expect(findNearestColor('#ffcc00')).toMatch(/^#[6-8][0-9a-f][4-6][0-9a-f]00$/)
  expect(findNearestColor('#b71548')).toBe('#b71548')
})

describe(`${colors.length} colors of the whole range`, () => {
  const findUnreadable = (minRatio: number, getRatio: (color: string) => number) =>
    colors.map(findNearestColor).filter((color) => getRatio(color) < minRatio)

  it('have a nearest color that is readable on every light background, and white on it', () => {
    for (const ground of Object.values(colorGrounds))
      expect(findUnreadable(4.5, (color) => getContrast(color, ground))).toEqual([])
  })

  it('have readable derived tones', () => {
    const tonesByColor = new Map(
      colors.map(findNearestColor).map((color) => [color, deriveTones({ accent: color, ground: color })]),
    )
    const getTones = (color: string) => tonesByColor.get(color) ?? deriveTones(defaultColors)
    for (const tone of ['accentOnDark', 'groundLight'] as const)
      expect(findUnreadable(4.5, (color) => getContrast(getTones(color)[tone], lightestDarkGround))).toEqual([])
    expect(findUnreadable(4.5, (color) => getContrast(getTones(color).groundLight, color))).toEqual([])
    for (const tone of ['accentDeep', 'accentFold', 'groundFold'] as const)
      expect(findUnreadable(4.5, (color) => getContrast(getTones(color)[tone], '#ffffff'))).toEqual([])
    expect(
      findUnreadable(4.5, (color) => getContrast(getTones(color).groundLight, getTones(color).groundFold)),
    ).toEqual([])
  })
})
