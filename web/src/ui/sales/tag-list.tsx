import classes from './tag-list.module.css';

interface TagListProps {
  readonly tags: readonly { readonly id: string; readonly name: string }[];
}

/** The tags of a proposal, to be read. */
export function TagList({ tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <span className={classes.tags}>
      {tags.map(({ id, name }) => (
        <span key={id} className={classes.tag}>
          {name}
        </span>
      ))}
    </span>
  );
}
