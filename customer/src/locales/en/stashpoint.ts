export const words = {
  sizes: {
    lockers: 'How these lockers work, drawn to scale',
    title: 'Room for your bags',
    limit: 'Each bag may measure up to %{size}.',
    noLimit: 'Bags of any size are welcome.',
    small: 'Small',
    medium: 'Medium',
    large: 'Large',
    standard: 'Any bag',
    free: '%{free} of %{all} free',
    onDay: 'Free by the hour, %{day}',
    freeAt: '%{time}, %{smart_count} free |||| %{time}, %{smart_count} free',
  },
  gallery: {
    enlarge: 'Enlarge picture %{number} of %{count}',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
  offer: {
    title: 'From the host',
    link: 'See the offer',
    requirements: 'Good to know before you come',
  },
};
