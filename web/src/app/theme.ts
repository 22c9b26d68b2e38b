import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { TEXTS } from '../texts/index.ts';

/** Stage light: 7 is the accent on paper, 5 the one on dark. */
const amber: MantineColorsTuple = [
  '#fff8eb',
  '#feecc7',
  '#fdd98a',
  '#fcc24d',
  '#fbad24',
  '#f59e0b',
  '#d97a06',
  '#b45309',
  '#923f0e',
  '#78350f',
];

/** Warm greys, for the stage when the house lights are out and for paper. */
const dark: MantineColorsTuple = [
  '#f2eee7',
  '#d6cfc4',
  '#a79f94',
  '#857c71',
  '#4b443c',
  '#35302a',
  '#2a2622',
  '#1e1b18',
  '#161412',
  '#100e0d',
];

/** Buttons that show a cross alone. */
const CLOSE = { 'aria-label': TEXTS.frame.closeThis };

const gray: MantineColorsTuple = [
  '#faf8f4',
  '#f3efe8',
  '#e9e4db',
  '#ddd6cb',
  '#c9c1b4',
  '#a79f94',
  '#857c71',
  '#6b645c',
  '#4b443c',
  '#2a2622',
];

export const theme = createTheme({
  colors: { amber, dark, gray },
  primaryColor: 'amber',
  primaryShade: { light: 7, dark: 5 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  black: '#1c1917',
  defaultRadius: 8,
  fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  headings: {
    fontWeight: '620',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '1.25' },
      h2: { fontSize: '16px', lineHeight: '1.35' },
      h3: { fontSize: '14px', lineHeight: '1.4' },
    },
  },
  respectReducedMotion: true,
  variantColorResolver: resolveVariant,
  components: {
    InputWrapper: {
      defaultProps: { withAsterisk: false },
      vars: () => ({ label: {}, error: {}, description: { '--input-description-size': '12px' } }),
    },
    Anchor: { defaultProps: { underline: 'always' } },
    Modal: { defaultProps: { yOffset: '10dvh', transitionProps: { duration: 120 }, closeButtonProps: CLOSE } },
    Notification: { defaultProps: { closeButtonProps: CLOSE } },
    // focus goes to the first item: a place for it that is no item may not stand in a menu
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, transitionProps: { duration: 80 } } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 80 } } },
    Button: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm', comboboxProps: { transitionProps: { duration: 0 } } } },
  },
});

/** The colours of `ui/theme.css`, where the components look for them; they set their own for each scheme. */
const COLOURS = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--quiet)',
  '--mantine-color-default': 'var(--sheet)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-placeholder': 'var(--quiet)',
  '--mantine-color-disabled': 'color-mix(in srgb, var(--ink) 7%, var(--sheet))',
  '--mantine-color-disabled-color': 'var(--quiet)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-red-text': 'var(--bad)',
  '--mantine-color-red-light': 'color-mix(in srgb, var(--bad) 9%, var(--sheet))',
  '--mantine-color-amber-light': 'var(--tint)',
  '--mantine-color-gray-light': 'color-mix(in srgb, var(--ink) 6%, var(--sheet))',
};

export const resolveColours: CSSVariablesResolver = () => ({ variables: {}, light: COLOURS, dark: COLOURS });

/** What stands on the accent is ink in the dark; the components reckon with its light shade alone. */
function resolveVariant(input: Parameters<VariantColorsResolver>[0]): ReturnType<VariantColorsResolver> {
  const colours = defaultVariantColorsResolver(input);
  const isAccent = input.color === undefined || input.color === input.theme.primaryColor;
  return input.variant === 'filled' && isAccent ? { ...colours, color: 'var(--on-accent)' } : colours;
}
