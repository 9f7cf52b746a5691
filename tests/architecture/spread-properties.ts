import { relative } from 'node:path'
import ts from 'typescript'

/** Source that may contain a conditional spread, to skip most files. */
const conditionalSpread = /\.\.\.\(/

/**
 * Finds properties of conditional spreads that the expected type lacks, such as `b` in
 * `{ ...(c && { b: 1 }) }`. The compiler reports them only outside spreads.
 */
export function findUnknownSpreadProperties(
  program: ts.Program,
  root: string,
  isSource: (path: string) => boolean,
): string[] {
  const checker = program.getTypeChecker()
  const problems: string[] = []
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || !isSource(file.fileName) || !conditionalSpread.test(file.text)) continue
    visitSpreads(file, (spread) => {
      for (const literal of listConditionalLiterals(spread)) {
        const names = listUnknownProperties(checker, literal)
        const { line } = file.getLineAndCharacterOfPosition(literal.getStart(file))
        problems.push(...names.map((name) => `${relative(root, file.fileName)}:${line + 1}: ${name}`))
      }
    })
  }
  return problems
}

function visitSpreads(node: ts.Node, visit: (expression: ts.Expression) => void): void {
  if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) visit(node.expression)
  ts.forEachChild(node, (child) => visitSpreads(child, visit))
}

/** Lists the object literals of `a && {}` and `a ? {} : {}`. */
function listConditionalLiterals(expression: ts.Expression): ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(expression)) return [expression]
  if (ts.isParenthesizedExpression(expression)) return listConditionalLiterals(expression.expression)
  if (ts.isBinaryExpression(expression)) return listConditionalLiterals(expression.right)
  if (!ts.isConditionalExpression(expression)) return []
  return [expression.whenTrue, expression.whenFalse].flatMap(listConditionalLiterals)
}

function listUnknownProperties(checker: ts.TypeChecker, literal: ts.ObjectLiteralExpression): string[] {
  const expected = checker.getContextualType(literal)
  if (!expected) return []
  const types = expected.isUnion() ? expected.types : [expected]
  const objectTypes = types.map((type) => checker.getApparentType(type)).filter(isObjectType)
  if (objectTypes.length === 0 || objectTypes.some((type) => acceptsAnyProperty(checker, type))) return []
  return literal.properties.flatMap(({ name }) => {
    if (!name || ts.isComputedPropertyName(name) || name.text.includes('-')) return []
    const isKnown = objectTypes.some((type) => type.getProperty(name.text))
    return isKnown ? [] : [name.text]
  })
}

function isObjectType(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Any)) !== 0
}

/** Returns true for `any`, `{}` and types with an index signature. */
function acceptsAnyProperty(checker: ts.TypeChecker, type: ts.Type): boolean {
  return (
    (type.flags & ts.TypeFlags.Any) !== 0 ||
    checker.getIndexInfosOfType(type).length > 0 ||
    checker.getPropertiesOfType(type).length === 0
  )
}
