/** The first of the given tags that the chart has now; undefined if it has none of them. */
export function tagIn<Tag extends string>(
  state: { hasTag: (tag: Tag) => boolean },
  ...tags: readonly Tag[]
): Tag | undefined {
  return tags.find((tag) => state.hasTag(tag))
}
