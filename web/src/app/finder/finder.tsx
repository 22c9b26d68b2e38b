import { Modal } from '@mantine/core';

export function Finder({ onClose }: { readonly onClose: () => void }) {
  return <Modal opened onClose={onClose} />;
}
