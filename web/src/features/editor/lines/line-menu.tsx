import { ActionIcon, Menu } from '@mantine/core';
import { DotsHorizontalIcon } from '@radix-ui/react-icons';
import { TEXTS } from '../../../texts/index.ts';
import { SUB_HIRE_TEXTS } from '../../../texts/sub-hires/index.ts';
import { type Line, useLineEditing } from '../editing.ts';
import { seen } from './seen.ts';

const texts = TEXTS.editor.lines;

interface Props {
  readonly line: Line;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: 1 | -1) => void;
  /** Opens what a delivery is priced by. */
  readonly onPrice: () => void;
  /** Opens what of it to hire in or to take instead; null: that cannot be. */
  readonly onHireIn: (() => void) | null;
}

/** What else can be done with a line. */
export function LineMenu({ onHireIn, ...rest }: Props) {
  const { isOpen } = useLineEditing();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={texts.actionsOf(rest.line.name)}>
          <DotsHorizontalIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onHireIn !== null && <Menu.Item onClick={onHireIn}>{SUB_HIRE_TEXTS.offer}</Menu.Item>}
        {isOpen && <Changes {...rest} />}
      </Menu.Dropdown>
    </Menu>
  );
}

/** How it can be changed on a draft. */
function Changes({ line, isFirst, isLast, onMove, onPrice }: Omit<Props, 'onHireIn'>) {
  const { change } = useLineEditing();
  const { id, is_optional: optional, unit_price: price } = line;
  const set = (fields: { optional: boolean } | { unit_price: null }, was: object) =>
    change([{ kind: 'set_line', line_id: id, ...fields, was }]);
  return (
    <>
      <Menu.Item onClick={() => set({ optional: !optional }, { optional })}>
        {optional ? texts.makeFirm : texts.makeOptional}
      </Menu.Item>
      {(line.catalog_item_id !== null || line.delivery !== null) && line.price_set_by_hand && (
        <Menu.Item onClick={() => set({ unit_price: null }, { unit_price: price })}>
          {line.delivery === null ? texts.cataloguePrice : TEXTS.deliveryPrices.reset}
        </Menu.Item>
      )}
      {mayBeDelivery(line) && <Menu.Item onClick={onPrice}>{TEXTS.deliveryPrices.menu}</Menu.Item>}
      <Menu.Item disabled={isFirst} onClick={() => onMove(-1)}>
        {texts.up}
      </Menu.Item>
      <Menu.Item disabled={isLast} onClick={() => onMove(1)}>
        {texts.down}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item c="var(--bad)" onClick={() => change([{ kind: 'remove_line', line_id: id, was: seen(line) }])}>
        {texts.remove}
      </Menu.Item>
    </>
  );
}

function mayBeDelivery({ category, unit }: Line): boolean {
  return category === 'transport' && (unit === 'event' || unit === 'each' || unit === 'day');
}
