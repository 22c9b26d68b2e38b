/** What the key beside the space bar is called where this runs. */
export const MOD_KEY = /mac|iphone|ipad/iu.test(navigator.userAgent) ? '⌘' : 'Ctrl';
